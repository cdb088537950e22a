import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { priceLists, writeNewPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { id } from '#shared/schemas/id.ts';
import { newPriceListInput } from '#shared/schemas/price-list-input.ts';
import { answeredPriceList } from './answered-price-list.ts';

/** Makes a price list without products, the last of all; a retry is answered the same list (PLI-025, OPC-04). */
export const createPriceList = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ key: id, pricelist: newPriceListInput }),
  async run({ key, pricelist }, { user, now, newId }) {
    const list = { ...pricelist, id: newId(), order: now.getTime(), ...nextRevision(0, user, now) };
    const made = await runOnce(user, key, pricelist, (once) => writeNewPriceList(list, [], { once, now }));
    return answeredPriceList(await priceLists.existing(made));
  },
});
