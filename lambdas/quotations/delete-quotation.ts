import { idInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { buryQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { readableHeader } from '#lambdas/store/quotation/readable-quotation.ts';

/** Deletes for good, for the owner or a super user in scope (OP51). */
export const deleteQuotation = userOperation({
  allow: 'quotation.write',
  input: idInput,
  async run({ id }, { user, now }) {
    // A save in between does not stop a deletion: it is read and buried too.
    await tryAgain(async () => buryQuotation(await readableHeader(user, id), now));
    return id;
  },
});
