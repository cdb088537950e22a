import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { readOwner, readUser } from '#lambdas/store/user/user-store.ts';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { withAimedPacks } from '#shared/editing/with-automatic-packs.ts';
import { defaultRule } from '#shared/measuring/default-rule.ts';
import { noDiscounts } from '#shared/money/discount-factor.ts';
import { projectRow } from '#shared/pricing/project-row.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Quotation, QuotationHeader, QuotationRow } from '#shared/schemas/quotation.ts';
import type { User } from '#shared/schemas/user.ts';
import type { StoredRow } from './packed-rows.ts';
import type { StoredHeader } from './quotation-items.ts';
import type { StoredQuotation } from './quotation-store.ts';

export type Owner = { user: User | undefined; priceList: PriceList | undefined };

/** The owner and their present price list; the list of the snapshot when the owner was deleted (OP21). */
export async function ownerOf({ uid, user: snapshot }: Pick<StoredHeader, 'uid' | 'user'>): Promise<Owner> {
  const user = await readUser(uid);
  return { user, priceList: await readPriceList((user ?? snapshot).pricelist) };
}

/** The owner's present price list; the list of the snapshot when the owner was deleted (OP21). */
export const priceListOf = async ({ uid, user }: Pick<StoredHeader, 'uid' | 'user'>) =>
  readPriceList(((await readOwner(uid)) ?? user).pricelist);

/** A quotation as it is answered: every caller gets the prices of the owner's list alone (QCA-002, OP28). */
export async function presentQuotation(stored: StoredQuotation): Promise<Quotation> {
  return present(stored, await priceListOf(stored.header));
}

type PricedBy = Pick<PriceList, 'id' | 'name'> | undefined;

/** The measures before somebody measures: none, by the rule that the quotation was made with. */
const unmeasured = ({ measureRule, userCountry }: StoredHeader): Measures => ({
  rule: measureRule ?? defaultRule(userCountry),
  places: [],
});

/** A quotation as its calculation sees it, with the discounts that are stored. */
export function calculated({ header, rows, measures }: StoredQuotation, priceList: PricedBy): Quotation {
  const loaded = loadQuotation({
    ...answeredHeader(header),
    measures: measures ?? unmeasured(header),
    pricelist: priceList ? { id: priceList.id, name: priceList.name } : null,
    selectedProducts: rows.map((row) => projectRow(row, priceList?.id ?? null)),
  });
  // The owner may have another price list since the last save.
  return withAimedPacks(loaded);
}

/** The fields of a header that are answered to everybody who may read the quotation. */
export function answeredHeader({
  customerId,
  siteId,
  revisions,
  copied,
  products,
  short,
  total,
  pricedBy,
  measureRule,
  measuredAt,
  ...answered
}: QuotationHeader) {
  return answered;
}

/** The customer of a quotation, which its owner alone is answered (CUS-003, CUS-004). */
export const customerFor = (
  user: { id: string },
  { uid, customerId, siteId }: Pick<QuotationHeader, 'uid' | 'customerId' | 'siteId'>,
) => (uid === user.id ? { customerId, siteId } : { customerId: null, siteId: null });

export const present = (stored: StoredQuotation, priceList: PricedBy): Quotation =>
  withoutHiddenDiscounts(calculated(stored, priceList));

/** Discounts are money: without a price list nobody sees them (QCA-003). They stay stored. */
export const withoutHiddenDiscounts = (quotation: Quotation): Quotation =>
  quotation.pricelist
    ? quotation
    : {
        ...quotation,
        ...noDiscounts,
        selectedProducts: quotation.selectedProducts.map((row) => ({ ...row, ...noDiscounts })),
      };

export function presentRow(row: StoredRow, priceList: PricedBy): QuotationRow {
  const projected = projectRow(row, priceList?.id ?? null);
  return priceList ? projected : { ...projected, ...noDiscounts };
}
