import { digestOf, onceKey, rememberOnce } from '#lambdas/store/once-store.ts';
import { present, presentQuotation } from '#lambdas/store/presented-quotation.ts';
import { type StoredQuotation, createQuotation as store } from '#lambdas/store/quotation-store.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

type Made = { quotation: StoredQuotation; priceList: PriceList | undefined };

/** Makes and stores a quotation; a retry with the key of an earlier call answers what that one made. */
export async function madeOnce(
  user: CurrentUser,
  input: { key: string },
  now: Date,
  make: () => Promise<Made>,
): Promise<Quotation> {
  const once = onceKey(user.id, input.key, digestOf(input));
  const earlier = await rememberOnce(once);
  if (earlier) return presentQuotation(await readableQuotation(user, earlier));
  const { quotation, priceList } = await make();
  const id = await store(quotation, once, now);
  if (id !== quotation.header.id) return presentQuotation(await readableQuotation(user, id));
  return present(quotation, priceList);
}
