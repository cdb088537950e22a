import { coveringCounts } from '#shared/pricing/covering-counts.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import { shortRows } from '#shared/pricing/short-rows.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { bySId } from './by-s-id.ts';
import { setRowPacks } from './set-row-packs.ts';

/**
 * Raises the short rows to their need: what a person counted stays, and the cheapest packages that cover the rest are
 * added. Other rows keep their identity, and so do rows that nothing covers.
 */
export function raiseShortRows<Q extends PricingInput>(quotation: Q): Q {
  return shortRows(priceQuotation(quotation).rows).reduce((raised, row) => {
    const packs = coveringCounts(row);
    return packs ? setRowPacks(raised, row.sId, packs.map(countOf)) : raised;
  }, quotation);
}

const countOf = ({ id, count }: PricedRow['packs'][number]) => ({ id, quantity: count });

/**
 * Takes back what `raiseShortRows` made of `before`. Rows whose packages a person changed since stay as they are, and
 * so do all other edits.
 */
export function lowerRaisedRows<Q extends PricingInput>(now: Q, before: Q): Q {
  const old = bySId(before.selectedProducts);
  return raiseShortRows(before).selectedProducts.reduce((lowered, raised) => {
    const [was, is] = [old.get(raised.sId), bySId(now.selectedProducts).get(raised.sId)];
    const isUntouched = was && was !== raised && is && hasSameCounts(is, raised);
    return isUntouched ? setRowPacks(lowered, was.sId, packsOf(was)) : lowered;
  }, now);
}

function hasSameCounts(row: QuotationRow, other: QuotationRow): boolean {
  const counts = new Map(packsOf(other).map(({ id, quantity }) => [id, quantity]));
  return packsOf(row).every(({ id, quantity }) => counts.get(id) === quantity);
}
