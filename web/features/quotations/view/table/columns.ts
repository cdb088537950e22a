import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';

/** In the order of the specification (ux §21). */
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

/** Money only with a price list of the owner (QVW-017, QVW-019), discount only when there is one (QVW-018). */
export const columnsOf = ({ hasMoney, hasDiscounts }: PricedQuotation): readonly NumericColumn[] =>
  numericColumns
    .filter((column) => hasMoney || !ofMoney.includes(column))
    .filter((column) => hasDiscounts || column !== 'discount');
