import { idInput, userOperation } from '#lambdas/operation.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { shownQuotation } from '#lambdas/store/quotation/shown-quotation.ts';

/** A quotation with the prices it was made with, and today's prices where they differ. */
export const readQuotation = userOperation({
  allow: 'quotation.read',
  input: idInput,
  run: async ({ id }, { user }) => shownQuotation(await readableQuotation(user, id)),
});
