import type { PlaceMeasures } from '#shared/measuring/measure-places.ts';
import type { Taken } from '#shared/measuring/toggle-choice.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine } from '#shared/schemas/measures.ts';
import type { ShowMeasureDialog } from './measure-dialogs.tsx';
import type { MeasureEdits } from './measure-edits.ts';

export type LineProps = {
  line: MeasuredLine;
  /** From 1. */
  number: number;
  count: number;
  placeId: string;
  rule: MeasureRule;
  /** A narrow screen lists lines with their net and shows one at a time. */
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
  isNarrow: boolean;
  edits: MeasureEdits;
  onOpen: ShowMeasureDialog;
};
