import { parseStoredPrice, parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { type Price, perUnit, type Quantity, quantity } from '#shared/money/units.ts';
import type { Pack, QuotationRow } from '#shared/schemas/quotation.ts';
import type { PricedPack } from './priced-quotation.ts';
import { packsOf } from './product-facts.ts';

/**
 * The packages a row is offered in: those with a price above 0 in the owner's list (QCA-020). Without any, or without a
 * list, it is the first package alone, without a price (QCA-023, OP20, formulas 1 and 2).
 */
export function shownPacks(row: QuotationRow, hasPriceList: boolean): readonly PricedPack[] {
  const packs = packsOf(row);
  const priced: PricedPack[] = [];
  if (hasPriceList) {
    for (const pack of packs) {
      const price = validPrice(pack.price);
      if (price !== null) priced.push(pricedPack(row, pack, price));
    }
  }
  const [first] = packs;
  return priced.length > 0 || !first ? priced : [pricedPack(row, first, null)];
}

/** A price that counts, in ten-thousandths of a euro; null when it is zero, missing or unreadable. */
export function validPrice(stored: unknown): Price | null {
  const price = parseStoredPrice(stored);
  return price !== undefined && price > 0 ? price : null;
}

function pricedPack(row: QuotationRow, pack: Pack, price: Price | null): PricedPack {
  return { id: pack.id, size: sizeOf(row, pack), count: countOf(pack), price };
}

/** s_i in millionths of the unit: a package of pieces is always one piece (QCA-024); 0 when unreadable. */
function sizeOf(row: QuotationRow, pack: Pack): Quantity {
  if (row.um === 'pz') return quantity(perUnit);
  return quantity(Math.max(0, parseStoredQuantity(pack.packaging) ?? 0));
}

function countOf({ quantity: count }: Pack): number {
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
