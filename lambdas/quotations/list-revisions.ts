import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { revisionsOf } from '#shared/editing/kept-revisions.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** What a quotation came to after each save that changed its money; totals of other price lists stay unsaid. */
export const listRevisions = operation({
  allow: 'quotation.read',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller }) {
    const stored = await readableQuotation(signedInUser(caller), id);
    const quotation = await presentQuotation(stored);
    const today = quotation.pricelist?.id ?? null;
    return revisionsOf(stored.header.revisions, quotation)
      .map(({ pricelist, total, ...made }) => ({ ...made, total: pricelist === today ? total : null }))
      .toReversed();
  },
});
