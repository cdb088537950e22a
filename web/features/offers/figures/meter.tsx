import type { CSSProperties } from 'react';
import './meter.css';

export type MeterGroup = 'sent' | 'opened' | 'waiting' | 'accepted' | 'lost' | 'withdrawn' | 'cancelled';

type Props = {
  group: MeterGroup;
  part: number;
  whole: number;
};

/** A bar as long as its part of the whole. */
export function Meter({ group, part, whole }: Props) {
  const length = { '--part': whole > 0 ? part / whole : 0 } as CSSProperties;
  return <span className="meter" data-group={group} style={length} />;
}
