import { noInput, userOperation } from '#lambdas/operation.ts';
import { shownPhases } from '#lambdas/store/catalogue/shown-phases.ts';

/** The phases of the caller's price list, in order. */
export const listPhases = userOperation({
  allow: 'catalogue.read',
  input: noInput,
  run: (_, { user }) => shownPhases(user),
});
