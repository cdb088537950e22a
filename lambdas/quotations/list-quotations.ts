import { userOperation } from '#lambdas/operation.ts';
import { quotationsInput, shownQuotations } from '#lambdas/store/quotation/shown-quotations.ts';

/** One page of the quotations the caller may see. */
export const listQuotations = userOperation({
  allow: 'quotation.read',
  input: quotationsInput,
  run: (wanted, { user }) => shownQuotations(user, wanted),
});
