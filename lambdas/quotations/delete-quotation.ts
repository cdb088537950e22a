import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { buryQuotation } from '#lambdas/store/quotation-store.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Deletes for good, for the owner or a super user in scope (OP51). */
export const deleteQuotation = operation({
  allow: 'quotation.write',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller, now }) {
    await readableQuotation(signedInUser(caller), id);
    await buryQuotation(id, now);
    return id;
  },
});
