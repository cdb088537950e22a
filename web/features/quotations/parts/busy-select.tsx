import type { ComponentProps } from 'react';
import { SelectField } from '#web/components/select-field.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { useBusyMoment } from '#web/lib/use-busy-moment.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'busy' | 'onChange'> & {
  onChange: (value: string) => void;
  timer?: Timer;
};

/** A select that stays busy for a moment after it changed (QNW-039). */
export function BusySelect({ onChange, timer, ...field }: Props) {
  const { busy, start } = useBusyMoment(timer);
  const change = (value: string) => {
    start();
    onChange(value);
  };
  return <SelectField {...field} busy={busy} onChange={(event) => change(event.target.value)} />;
}
