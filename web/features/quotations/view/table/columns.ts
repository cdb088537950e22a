import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';

export type NumericColumn =
  | 'consumption'
  | 'incidence'
  | 'surface'
  | 'packages'
  | 'quantity'
  | 'discount'
  | 'cost';

/**
 * The columns of numbers, in the order of the specification (ux §21): money only with an owner price list
 * (QVW-017, QVW-019), discount only when there is one (QVW-018).
 */
export function columnsOf({ hasMoney, hasDiscounts }: PricedQuotation): readonly NumericColumn[] {
  return [
    'consumption',
    ...(hasMoney ? (['incidence'] as const) : []),
    'surface',
    'packages',
    'quantity',
    ...(hasMoney && hasDiscounts ? (['discount'] as const) : []),
    ...(hasMoney ? (['cost'] as const) : []),
  ];
}
