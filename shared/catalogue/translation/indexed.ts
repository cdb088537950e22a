import * as z from 'zod/mini';

/** The place of a translated entry in its list. */
export type Indexed = { index: number };

/** Whether a list has each place of another list once, in any order. */
export const hasEveryPlace = (translated: readonly Indexed[], count: number): boolean =>
  translated.length === count &&
  new Set(translated.map(({ index }) => index)).size === count &&
  translated.every(({ index }) => index >= 0 && index < count);

/** The translated entry of a place. */
export const at = <Entry extends Indexed>(translated: readonly Entry[], place: number): Entry | undefined =>
  translated.find(({ index }) => index === place);

/** The schema of a place, from 0. */
export const place = z.int();
