import { type Quantity, quantity } from '#shared/money/units.ts';
import type { PricedRow } from './priced-quotation.ts';

type Compared = Pick<PricedRow, 'row' | 'sign' | 'quantity' | 'estimate'>;

/** Pieces have no need that could be shown or missed: how many there are is for a person to say. */
export const hasNeed = ({ row }: Pick<PricedRow, 'row'>): boolean => row.um !== 'pz';

/** The packages hold less than the row needs (QCA-025). */
export const isShort = (row: Pick<Compared, 'row' | 'sign'>): boolean => hasNeed(row) && row.sign === '<';

/** The rows that are short, in their order. */
export const shortRows = <Row extends Compared>(rows: readonly Row[]): readonly Row[] => rows.filter(isShort);

/** The quantity that the packages of a short row lack; 0 for others. */
export const missingQuantity = (row: Compared): Quantity =>
  quantity(isShort(row) ? row.estimate - row.quantity : 0);

/** The quantity that each short row lacks, by its sId. */
export type Shortage = ReadonlyMap<string, Quantity>;

export const shortageOf = (rows: readonly (Compared & Pick<PricedRow, 'sId'>)[]): Shortage =>
  new Map(shortRows(rows).map((row) => [row.sId, missingQuantity(row)]));

/** Keeps the rows that are still short. A row that was raised in between is news when it is short again. */
export const stillShort = (known: Shortage, now: Shortage): Shortage =>
  new Map([...known].filter(([sId]) => now.has(sId)));

/** Some row lacks more than a person knows already. */
export const isWorseShortage = (shortage: Shortage, known: Shortage): boolean =>
  [...shortage].some(([sId, missing]) => missing > (known.get(sId) ?? 0));
