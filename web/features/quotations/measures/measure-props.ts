import type { PlaceMeasures } from '#shared/measuring/measure-places.ts';
import type { Taken } from '#shared/measuring/toggle-choice.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine, Place } from '#shared/schemas/measures.ts';
import type { MeasureEdits } from './measure-edits.ts';

export type LineProps = {
  line: MeasuredLine;
  /** From 1. */
  number: number;
  count: number;
  placeId: string;
  rule: MeasureRule;
  /** A narrow screen shows one line at a time; the others say their net. */
  isClosed: boolean;
  edits: MeasureEdits;
};

export type PlaceProps = {
  measured: PlaceMeasures;
  /** How the quotation's area takes it. */
  taken: Taken;
  /** From 1. */
  number: number;
  count: number;
  /** A narrow screen shows this line alone. */
  openLine: string | undefined;
  isNarrow: boolean;
  edits: MeasureEdits;
  onRename: (place: Place) => void;
  onRule: (place: Place) => void;
};
