import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { changePriceList, priceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { priceListInput } from '#shared/schemas/price-list-input.ts';
import { answeredPriceList } from './answered-price-list.ts';

/** Changes name and countries of a price list (PLI-031). */
export const updatePriceList = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ pricelist: priceListInput, revision: z.int() }),
  async run({ pricelist, revision }, { user, now }) {
    const before = await priceLists.editable(pricelist.id, revision);
    const after = {
      ...before,
      ...pricelist,
      ...nextRevision(revision, user, now),
    };
    await saveOrConflict(
      () => changePriceList(before, after),
      () => priceLists.existing(after.id),
    );
    return answeredPriceList(after);
  },
});
