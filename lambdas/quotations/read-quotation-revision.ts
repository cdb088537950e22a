import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { quotationOfRevision } from './quotation-of-revision.ts';

/** The quotation as it was at an earlier revision, stripped to the price list its owner has today. */
export const readQuotationRevision = userOperation({
  allow: 'quotation.read',
  input: z.strictObject({ id: idSchema, revision: z.number().check(z.int(), z.gte(1)) }),
  async run({ id, revision }, { user }) {
    const stored = await readableQuotation(user, id);
    return presentQuotation(await quotationOfRevision(stored, revision));
  },
});
