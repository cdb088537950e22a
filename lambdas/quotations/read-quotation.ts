import { idInput, userOperation } from '#lambdas/operation.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { shownQuotation } from '#lambdas/store/quotation/shown-quotation.ts';

/** A quotation with the prices it was made with, and those of today where the catalogue has others. */
export const readQuotation = userOperation({
  allow: 'quotation.read',
  input: idInput,
  run: async ({ id }, { user }) => shownQuotation(await readableQuotation(user, id)),
});
