import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { clearPhase } from '#lambdas/store/catalogue/phase-products.ts';
import { removePhase } from '#lambdas/store/catalogue/phase-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedPhase } from './stored-phase.ts';

/**
 * Deletes a phase: first the products let go of it, then it goes with its place in the order (OPC-17). The phase goes
 * last, so that a deletion that was cut short is repeated by deleting again.
 */
export const deletePhase = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller, now }) {
    await storedPhase(id);
    const changed = savedBy(signedInUser(caller), now);
    await clearPhase(id, changed);
    // A save or another order in between does not stop a deletion.
    await tryAgain(async () => removePhase(await storedPhase(id)));
    // Whoever saved a product meanwhile may have given it the phase again.
    await clearPhase(id, changed);
    return id;
  },
});
