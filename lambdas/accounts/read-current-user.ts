import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { readPriceList } from '#lambdas/store/price-list-store.ts';

/** The signed-in user with the name of his price list. */
export const readCurrentUser = operation({
  allow: 'profile.read',
  input: z.strictObject({}),
  async run(_, { caller }) {
    const user = signedInUser(caller);
    const priceList = await readPriceList(user.pricelist);
    return { ...user, pricelistName: priceList?.name ?? null };
  },
});
