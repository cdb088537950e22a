import { recordOf } from '#shared/catalogue/stored-ranges.ts';
import { isRecord } from '#shared/is-record.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { perUnit } from '#shared/money/units.ts';
import { packAims } from '#shared/pricing/pack-aim.ts';
import type { ProductCopy } from '#shared/schemas/product.ts';
import type { QuotationHeader, SelectedProduct } from '#shared/schemas/quotation.ts';
import { defaultArea, largestArea } from '#shared/schemas/quotation-bounds.ts';

/** The user's choices for a row, apart from the packages. */
export type RowChoices = Omit<SelectedProduct, keyof ProductCopy | 'sId'>;
type Money = Pick<QuotationHeader, 'area' | 'discount' | 'discountExtra' | 'discountAccounting'>;

/** A stored number between 0 and its maximum; any other value becomes `nothing`. */
function numberIn(stored: unknown, most: number, nothing = 0): number {
  const value = typeof stored === 'number' ? stored : (parseStoredQuantity(stored) ?? Number.NaN) / perUnit;
  return value >= 0 && value <= most ? value : nothing;
}

/** A choice is written by the schema alone. */
const choiceOf = (stored: unknown) =>
  isRecord(stored) && Array.isArray(stored.entries) ? (stored as RowChoices['areaFrom']) : null;

const textOf = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/** The place of a range; any other value means the first. */
const placeOf = (stored: unknown) => Math.trunc(numberIn(stored, 1_000_000));

const discountsOf = (stored: Record<string, unknown>) => ({
  discount: numberIn(stored.discount, 1),
  discountExtra: numberIn(stored.discountExtra, 1),
  discountAccounting: numberIn(stored.discountAccounting, 1),
});

/** The choices of a row as they are stored. A value of an older record that is no choice becomes the default. */
export function storedChoices(stored: unknown): RowChoices {
  const choices = recordOf(stored);
  const { lockedArea } = choices;
  // The calculation asks for the code alone.
  const color = recordOf(choices.color) as NonNullable<RowChoices['color']>;
  return {
    ...choices,
    consumptionRange: placeOf(choices.consumptionRange),
    priceRange: placeOf(choices.priceRange),
    color: typeof color.code === 'string' ? color : null,
    colorlist: textOf(choices.colorlist),
    packAim: packAims.find((aim) => aim === choices.packAim) ?? null,
    area: numberIn(choices.area, largestArea),
    lockedArea: typeof lockedArea === 'boolean' ? lockedArea : undefined,
    ...discountsOf(choices),
    note: textOf(choices.note),
    areaFrom: choiceOf(choices.areaFrom),
  };
}

/** The money fields of a stored header, read by the same rule. */
export const storedMoney = (stored: Record<string, unknown>): Money => ({
  area: numberIn(stored.area, largestArea, defaultArea),
  ...discountsOf(stored),
});
