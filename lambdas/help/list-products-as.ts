import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { shownProducts } from '#lambdas/store/catalogue/shown-products.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { helpedUser } from './helped-user.ts';

/** The products that a user may choose. */
export const listProductsAs = operation({
  allow: 'user.help',
  input: z.strictObject({ userId: idSchema }),
  async run({ userId }, context) {
    const { user, note } = await helpedUser(userId, context);
    await note({ what: 'catalogue' });
    return shownProducts(user);
  },
});
