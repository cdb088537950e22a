import { discountsOf } from '#shared/money/discount-factor.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import type { StoredRow } from './packed-rows.ts';

/** The rows of a quotation as they are stored: settled by the calculation, each with its copy of the product. */
export function settledRows({ selectedProducts }: Quotation, rows: readonly StoredRow[]): StoredRow[] {
  const products = new Map(rows.map(({ sId, product }) => [sId, product]));
  return selectedProducts.flatMap((row) => {
    const product = products.get(row.sId);
    return product ? [{ sId: row.sId, product, packs: countsOf(row), choices: choicesOf(row) }] : [];
  });
}

/** Packages with a count, by the id of their price entry. */
const countsOf = ({ priceranges }: QuotationRow): Record<string, number> =>
  Object.fromEntries(
    priceranges.flatMap(({ prices }) =>
      prices.flatMap(({ id, quantity }) => (quantity > 0 ? [[id, quantity]] : [])),
    ),
  );

function choicesOf(row: QuotationRow): StoredRow['choices'] {
  const { consumptionRange, priceRange, color, colorlist, packAim, area, note, areaFrom, lockedArea } = row;
  return {
    ...{ consumptionRange, priceRange, color, colorlist, packAim, area, note, areaFrom },
    ...discountsOf(row),
    lockedArea: lockedArea ?? undefined,
  };
}
