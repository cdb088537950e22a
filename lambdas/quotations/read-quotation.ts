import { idInput, userOperation } from '#lambdas/operation.ts';
import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import { customerFor } from '#lambdas/store/quotation/presented-quotation.ts';
import { shownQuotation } from '#lambdas/store/quotation/shown-quotation.ts';

/** A quotation with the prices it was made with, and today's prices where they differ. */
export const readQuotation = userOperation({
  allow: 'quotation.read',
  input: idInput,
  async run({ id }, { user }) {
    const stored = await measuredQuotation(user, id);
    return { ...(await shownQuotation(stored)), ...customerFor(user, stored.header) };
  },
});
