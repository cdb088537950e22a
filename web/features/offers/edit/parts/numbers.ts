import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import type { FormulaFault } from '#shared/measuring/read-formula.ts';
import { parseCataloguePrice } from '#shared/money/parse-catalogue-number.ts';
import { pricePerEuro } from '#shared/money/units.ts';

/** null: nothing typed. undefined: no number, or too large a one. */
type Read = number | null | undefined;
/** How a number is typed and written in its field. */
export type Notation = {
  read: (typed: string) => Read;
  /** Why a text is no number. */
  fault: (typed: string) => 'number' | FormulaFault['reason'];
  write: (value: number) => string;
  /** The largest that it may be, in words. */
  most: string;
  /** A calculation may be typed, which has no keys of its own. */
  mayCalculate?: true;
};

const upTo = (largest: number, value: Read): Read => (value != null && value > largest ? undefined : value);

/** Numbers with as many of the four decimals that a typed one keeps as they have, rounded half up. */
const scaled = (
  decimals: 2 | 4,
  largest: number,
  unit: number,
  write: (value: number) => string,
): Notation => {
  const step = 10 ** (4 - decimals);
  return {
    read: (typed) => {
      const value = parseCataloguePrice(typed);
      return upTo(largest, typeof value === 'number' ? Math.floor((2 * value + step) / (2 * step)) : value);
    },
    fault: (typed) => (typeof parseCataloguePrice(typed) === 'number' ? 'too-large' : 'number'),
    write,
    most: formatWhole(largest / unit),
  };
};

/** Ten-thousandths of a euro. */
export const priceNotation = (largest: number) =>
  scaled(4, largest, pricePerEuro, (value) => formatEuro(value / pricePerEuro));
/** Cents. */
export const centsNotation = (largest: number) => scaled(2, largest, 100, (value) => formatEuro(value / 100));
/** Hundredths of a percent. */
export const percentNotation = (largest: number) =>
  scaled(2, largest, 100, (value) => formatCatalogueNumber(value / 100));
/** Ten-thousandths of an hour. */
export const hoursNotation = (largest: number) =>
  scaled(4, largest, 10_000, (value) => formatCatalogueNumber(value / 10_000));
