import type { PricedQuotation } from './priced-quotation.ts';

/** The numbers of a row, in the order of the specification (ux §21). */
const numericColumns = [
  'consumption',
  'incidence',
  'surface',
  'packages',
  'quantity',
  'discount',
  'cost',
] as const;
export type NumericColumn = (typeof numericColumns)[number];

const ofMoney: readonly NumericColumn[] = ['incidence', 'discount', 'cost'];

/** Money exists only with a price list (QVW-017, QVW-019), discounts only when there are any (QVW-018). */
export const shownColumns = ({
  hasMoney,
  hasDiscounts,
}: Pick<PricedQuotation, 'hasMoney' | 'hasDiscounts'>): readonly NumericColumn[] =>
  numericColumns
    .filter((column) => hasMoney || !ofMoney.includes(column))
    .filter((column) => hasDiscounts || column !== 'discount');
