import { runOnce } from '#lambdas/store/once/once-store.ts';
import { present, presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { type StoredQuotation, createQuotation as store } from '#lambdas/store/quotation/quotation-store.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

type Made = { quotation: StoredQuotation; priceList: PriceList | undefined };

/** Makes and stores a quotation; a retry with the key of an earlier call returns the quotation of that call. */
export async function madeOnce(
  user: CurrentUser,
  input: { key: string },
  now: Date,
  make: () => Promise<Made>,
): Promise<Quotation> {
  let made: Made | undefined;
  const id = await runOnce(user, input.key, input, async (once) => {
    made = await make();
    return store(made.quotation, once, now);
  });
  if (made?.quotation.header.id !== id) return presentQuotation(await readableQuotation(user, id));
  return present(made.quotation, made.priceList);
}
