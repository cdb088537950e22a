import { idInput, userOperation } from '#lambdas/operation.ts';
import { presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { revisionsOf } from '#shared/editing/kept-revisions.ts';

/** The total of a quotation after each save that changed its money; totals of other price lists stay unsaid. */
export const listQuotationRevisions = userOperation({
  allow: 'quotation.read',
  input: idInput,
  async run({ id }, { user }) {
    const stored = await readableQuotation(user, id);
    const quotation = await presentQuotation(stored);
    const today = quotation.pricelist?.id ?? null;
    return revisionsOf(stored.header.revisions, quotation)
      .map(({ pricelist, total, measuredAt, ...made }) => ({
        ...made,
        total: pricelist === today ? total : null,
      }))
      .toReversed();
  },
});
