import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { usesOf } from './uses-of.ts';

/** How many users and phases a price list has: it cannot be deleted while there are any (OPC-16). */
export const priceListUses = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema }),
  run: ({ id }, { caller }) => usesOf(id, signedInUser(caller)),
});
