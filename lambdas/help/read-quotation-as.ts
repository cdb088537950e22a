import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import { shownQuotation } from '#lambdas/store/quotation/shown-quotation.ts';
import { mayReadQuotation } from '#shared/access/may-read-quotation.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { helpedUser } from './helped-user.ts';

/** One quotation as a user sees it, when the super user may read it too. */
export const readQuotationAs = operation({
  allow: 'user.help',
  input: z.strictObject({ userId: idSchema, id: idSchema }),
  async run({ userId, id }, context) {
    const { acting, user, note } = await helpedUser(userId, context);
    const stored = await measuredQuotation(user, id);
    const { uid, name, userCountry: country } = stored.header;
    if (!mayReadQuotation(acting, stored.header)) throw new DomainError('not-found');
    // The name is the word of its owner: it lies beside nobody else, so that an erasure removes it.
    const own = uid === user.id ? name : null;
    await note({ what: 'quotation', quotation: { id, name: own, country } });
    return shownQuotation(stored);
  },
});
