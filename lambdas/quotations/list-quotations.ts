import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { quotationsInput, shownQuotations } from '#lambdas/store/quotation/shown-quotations.ts';

/** One page of the quotations the caller may see. */
export const listQuotations = operation({
  allow: 'quotation.read',
  input: quotationsInput,
  run: (wanted, { caller }) => shownQuotations(signedInUser(caller), wanted),
});
