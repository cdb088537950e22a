import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { shownPhases } from '#lambdas/store/catalogue/shown-phases.ts';

/** The phases of the caller's price list, in order. */
export const listPhases = operation({
  allow: 'catalogue.read',
  input: z.strictObject({}),
  run: (_, { caller }) => shownPhases(signedInUser(caller)),
});
