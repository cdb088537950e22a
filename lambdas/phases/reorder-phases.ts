import { userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { reorder } from '#lambdas/store/catalogue/order-store.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import { reordering } from '#shared/schemas/reordering.ts';

/** The phases in another order; others follow, and unknown ids fall away (PHA-075, OPC-04). */
export const reorderPhases = userOperation({
  allow: 'catalogue.write',
  input: reordering,
  run: (wanted, { user, now }) => reorder(phases, wanted, savedBy(user, now)),
});
