import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { shownQuotation } from '#lambdas/store/quotation/shown-quotation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** A quotation with the prices it was made with, and those of today where the catalogue has others. */
export const readQuotation = operation({
  allow: 'quotation.read',
  input: z.strictObject({ id: idSchema }),
  run: async ({ id }, { caller }) => shownQuotation(await readableQuotation(signedInUser(caller), id)),
});
