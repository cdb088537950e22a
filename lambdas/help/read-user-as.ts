import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { helpedUser } from './helped-user.ts';

/** The user whose screens are looked at, with all that decides about those screens. This alone is no look at them. */
export const readUserAs = operation({
  allow: 'user.help',
  input: z.strictObject({ userId: idSchema }),
  async run({ userId }, context) {
    const { user } = await helpedUser(userId, context);
    const { id, type, superUser, archived, emailVerified, pricelist, country } = user;
    const pricelistName = (await readPriceList(pricelist))?.name ?? null;
    return { id, name: displayName(user), type, superUser, archived, emailVerified, country, pricelistName };
  },
});
