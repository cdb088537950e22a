import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { measuresOf } from '#lambdas/store/quotation/measured-quotation.ts';
import { customerFor, presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { quotationOfRevision } from './quotation-of-revision.ts';

/** The quotation as it was at an earlier revision, stripped to the price list its owner has today. */
export const readQuotationRevision = userOperation({
  allow: 'quotation.read',
  input: z.strictObject({ id: idSchema, revision: z.number().check(z.int(), z.gte(1)) }),
  async run({ id, revision }, { user }) {
    const stored = await readableQuotation(user, id);
    const earlier = await quotationOfRevision(stored, revision);
    const measures = await measuresOf(earlier.header);
    if (measures === null) throw new DomainError('revision-gone');
    return { ...(await presentQuotation({ ...earlier, measures })), ...customerFor(user, stored.header) };
  },
});
