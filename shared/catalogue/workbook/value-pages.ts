import { isMarkup } from '#shared/catalogue/history/difference-words.ts';
import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import type { Fraction } from '#shared/money/units.ts';
import { variationOf } from '#shared/price-update/updated-price.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';
import type { ChangedValue } from './changed-values.ts';
import { type SheetName, sheetNames } from './sheets.ts';
import { isTaken } from './taken-values.ts';

/** Values of a page, where nobody asks for fewer (PRG-039). */
export const valuesPerPage = 200;

/** Letters of a value on a page; the file has all of them. */
const mostLetters = 500;

export type ValueCount = { sheet: SheetName; count: number };

/** How many values change, for each sheet in which some do. */
export const valueCounts = (values: readonly ChangedValue[]): ValueCount[] =>
  sheetNames
    .map((sheet) => ({ sheet, count: values.filter((value) => value.sheet === sheet).length }))
    .filter(({ count }) => count > 0);

/** How much a price varies; nothing where there is none before or after, or where it was nothing. */
export function priceVariation({ sheet, before, after }: ChangedPrice): Fraction | undefined {
  const [was, is] = [parseStoredPrice(before[0]), parseStoredPrice(after[0])];
  if (sheet !== 'prices' || !was || is === undefined) return undefined;
  return variationOf({ before: was, after: is });
}
type ChangedPrice = { sheet: string; before: readonly string[]; after: readonly string[] };

/** Taken values first, then the largest variations: a price that was mistyped is not to be looked for. */
function inOrder(values: readonly ChangedValue[]): ChangedValue[] {
  const sizes = new Map(
    values.map((value) => [
      value,
      isTaken(value) ? Number.MAX_SAFE_INTEGER : Math.abs(priceVariation(value) ?? -1),
    ]),
  );
  const sizeOf = (value: ChangedValue) => sizes.get(value) ?? -1;
  return values.toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

type Wanted = { sheet: SheetName; page: number; pageSize: number };

/** A page of the values of a sheet: what is taken away first, then the prices with the largest variation. */
export function valuePage(values: readonly ChangedValue[], { sheet, page, pageSize }: Wanted) {
  const all = values.filter((value) => value.sheet === sheet);
  const shown = inOrder(all).slice(page * pageSize, (page + 1) * pageSize);
  return {
    total: all.length,
    values: shown.map((value) => ({
      ...value,
      before: shortened(value.path, value.before),
      after: shortened(value.path, value.after),
    })),
  };
}

/** The first letters of what is told, without the marks of rich text. */
function shortened(path: readonly string[], texts: readonly string[]): string[] {
  let room = mostLetters;
  const shown: string[] = [];
  for (const text of texts) {
    if (room <= 0) return [...shown, '…'];
    const plain = isMarkup(path, text) ? plainText(text) : text;
    shown.push(plain.length > room ? `${plain.slice(0, room)}…` : plain);
    room -= plain.length;
  }
  return shown;
}
