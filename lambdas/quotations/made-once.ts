import { runOnce } from '#lambdas/store/once/once-store.ts';
import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import { present, presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
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
    made = present(quotation, priceList);
    return store(withFigures(quotation, made), once, now);
  });
  return made?.id === id ? made : presentQuotation(await measuredQuotation(user, id));
}
