import { noDiscounts } from '#shared/money/discount-factor.ts';
import { fraction } from '#shared/money/units.ts';
import type { PricedQuotation, PricedRow } from './priced-quotation.ts';

/**
 * The calculated quotation for people on the building site, who see no money. It keeps areas, packages and quantities.
 * It has no prices, discounts, costs or incidences, and neither do the rows themselves.
 */
export function withoutMoney(priced: PricedQuotation): PricedQuotation {
  return {
    ...priced,
    rows: priced.rows.map(rowWithoutMoney),
    hasMoney: false,
    hasDiscounts: false,
    total: null,
    listTotal: null,
    totalIncidence: null,
  };
}

function rowWithoutMoney({ row, packs, requirers, ...figures }: PricedRow): PricedRow {
  return {
    ...figures,
    row: unpriced(row),
    requirers: requirers.map((requirer) => ({ ...requirer, row: unpriced(requirer.row) })),
    packs: packs.map((pack) => ({ ...pack, price: null })),
    discount: fraction(0),
    listCost: null,
    cost: null,
    incidence: null,
  };
}

function unpriced(row: PricedRow['row']): PricedRow['row'] {
  const priceranges = row.priceranges.map((range) => ({
    ...range,
    prices: range.prices.map((pack) => ({ ...pack, price: null })),
  }));
  return { ...row, priceranges, ...noDiscounts };
}
