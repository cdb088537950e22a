import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { presentQuotation } from '#lambdas/store/presented-quotation.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

export const readQuotation = operation({
  allow: 'quotation.read',
  input: z.strictObject({ id: idSchema }),
  run: async ({ id }, { caller }) => presentQuotation(await readableQuotation(signedInUser(caller), id)),
});
