import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { clearPhase } from '#lambdas/store/phase-products.ts';
import { removePhase } from '#lambdas/store/phase-store.ts';
import { ConditionFailed } from '#lambdas/store/transact.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { displayName } from '#shared/schemas/user.ts';
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
    const changed = { updatedAt: now.toISOString(), updatedBy: displayName(signedInUser(caller)) };
    await clearPhase(id, changed);
    await remove(id);
    // Whoever saved a product meanwhile may have given it the phase again.
    await clearPhase(id, changed);
    return id;
  },
});

/** A save or another order in between does not stop a deletion. */
async function remove(id: string, tries = 3): Promise<void> {
  try {
    await removePhase(await storedPhase(id));
  } catch (cause) {
    if (!(cause instanceof ConditionFailed) || tries === 1) throw cause;
    await remove(id, tries - 1);
  }
}
