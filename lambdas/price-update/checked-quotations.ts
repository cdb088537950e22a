import { readQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { foundQuotations } from '#lambdas/store/quotation/shown-quotations.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { PriceUpdatePlan } from '#shared/price-update/plan.ts';
import { priceDifferences } from '#shared/price-update/price-differences.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** Quotations that are read at most: the newest ones of those the caller may read. */
const mostRead = 50;
/** Quotations with products to look at when nobody made one today (PUP-008). */
const mostOfEarlier = 10;

/**
 * Quotations whose copied prices differ from those that the catalogue will have: those of today in Rome, else the
 * newest with products (OPW-54). They are looked at, never changed.
 */
export async function checkedQuotations(plan: PriceUpdatePlan, user: CurrentUser, now: Date) {
  const { items: newest } = await foundQuotations(user, {
    filter: { archived: true },
    sort: 'createdAt',
    descending: true,
    page: 0,
    pageSize: mostRead,
  });
  const today = formatDate(now.toISOString());
  const ofToday = newest.filter(({ createdAt }) => formatDate(createdAt) === today);
  const isToday = ofToday.length > 0;
  const differs = priceDifferences(plan);
  const differing = [];
  let checked = 0;
  for (const quotation of isToday ? ofToday : newest) {
    const products = await productsOf(quotation);
    if (products.length === 0) continue;
    checked += 1;
    const others = products.filter(differs).map(({ name }) => name);
    const { id, name, createdAt } = quotation;
    if (others.length > 0) differing.push({ id, name, createdAt, products: others });
    if (!isToday && checked === mostOfEarlier) break;
  }
  return { today: isToday, checked, differing };
}

const productsOf = async ({ id }: QuotationLight) =>
  (await readQuotation(id))?.rows.map(({ product }) => product) ?? [];
