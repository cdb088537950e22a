import { runOnce } from '#lambdas/store/once/once-store.ts';
import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import { customerFor, present, presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import {
  type StoredQuotation,
  createQuotation as store,
  withFigures,
} from '#lambdas/store/quotation/quotation-store.ts';
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
  let made: Quotation | undefined;
  const id = await runOnce(user, input.key, input, async (once) => {
    const { quotation, priceList } = await make();
    const shown = present(quotation, priceList);
    made = { ...shown, ...customerFor(user, quotation.header) };
    return store(withFigures(quotation, shown), once, now);
  });
  if (made?.id === id) return made;
  const stored = await measuredQuotation(user, id);
  return { ...(await presentQuotation(stored)), ...customerFor(user, stored.header) };
}
