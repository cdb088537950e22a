import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { buryQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { readableHeader } from '#lambdas/store/quotation/readable-quotation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Deletes for good, for the owner or a super user in scope (OP51). */
export const deleteQuotation = operation({
  allow: 'quotation.write',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller, now }) {
    const user = signedInUser(caller);
    // A save in between does not stop a deletion: it is read and buried too.
    await tryAgain(async () => buryQuotation(await readableHeader(user, id), now));
    return id;
  },
});
