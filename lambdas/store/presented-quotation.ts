import { sanitiseTexts } from '#lambdas/runtime/rich-text.ts';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { projectRow } from '#shared/pricing/projection.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Quotation, QuotationHeader, QuotationRow, SelectedProduct } from '#shared/schemas/quotation.ts';
import type { User } from '#shared/schemas/user.ts';
import { readPriceList } from './price-list-store.ts';
import type { StoredRow } from './quotation-items.ts';
import type { StoredQuotation } from './quotation-store.ts';
import { readUser } from './user-store.ts';

export type Owner = { user: User | undefined; priceList: PriceList | undefined };

/** The owner and his price list today; the list of the snapshot when the owner is no more (OP21). */
export async function ownerOf({ uid, user: snapshot }: QuotationHeader): Promise<Owner> {
  const user = await readUser(uid);
  return { user, priceList: await readPriceList((user ?? snapshot).pricelist) };
}

/** A quotation as it is answered: each row stripped to the owner's price list, whoever asks (QCA-002, OP28). */
export async function presentQuotation(stored: StoredQuotation): Promise<Quotation> {
  return present(stored, (await ownerOf(stored.header)).priceList);
}

/** Discounts are money: without a price list there is none anywhere (QCA-003). What is stored stays. */
const noDiscounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };

type PricedBy = Pick<PriceList, 'id' | 'name'> | undefined;

export function present({ header, rows }: StoredQuotation, priceList: PricedBy): Quotation {
  const { rowOrder, revisions, copied, ...answered } = header;
  return loadQuotation({
    ...answered,
    ...(priceList ? {} : noDiscounts),
    pricelist: priceList ? { id: priceList.id, name: priceList.name } : null,
    selectedProducts: rows.map((row) => presentRow(row, priceList)),
  });
}

export function presentRow(row: StoredRow, priceList: PricedBy): QuotationRow {
  const projected = projectRow(selectedProductOf(row), priceList?.id ?? null);
  return { ...projected, ...(priceList ? {} : noDiscounts), specs: sanitiseTexts(projected.specs) };
}

/** The row as the specification describes it: counts of packages sit in their price entries (QCA-007). */
function selectedProductOf({ sId, product, packs, choices }: StoredRow): SelectedProduct {
  const priceranges = product.priceranges.map((range) => ({
    ...range,
    prices: range.prices.map((entry) => ({ ...entry, quantity: packs[entry.id] ?? 0 })),
  }));
  return { ...product, priceranges, sId, ...choices };
}
