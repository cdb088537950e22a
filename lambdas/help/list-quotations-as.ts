import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { quotationsInput, shownQuotations } from '#lambdas/store/quotation/shown-quotations.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { helpedUser } from './helped-user.ts';

/** The quotations that a user sees, as far as the super user may read them too. */
export const listQuotationsAs = operation({
  allow: 'user.help',
  input: z.extend(quotationsInput, { userId: idSchema }),
  async run({ userId, ...wanted }, context) {
    const { acting, user, note } = await helpedUser(userId, context);
    await note({ what: 'quotations' });
    return shownQuotations(user, wanted, acting);
  },
});
