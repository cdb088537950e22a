import { idInput, userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { clearPhase } from '#lambdas/store/catalogue/phase-products.ts';
import { phases, removePhase } from '#lambdas/store/catalogue/phase-store.ts';

/**
 * Deletes a phase: first the products let go of it, then it goes with its place in the order (OPC-17). The phase goes
 * last, so that a deletion that was cut short is repeated by deleting again.
 */
export const deletePhase = userOperation({
  allow: 'catalogue.write',
  input: idInput,
  async run({ id }, { user, now }) {
    await phases.existing(id);
    const changed = savedBy(user, now);
    await clearPhase(id, changed);
    // A save or another order in between does not stop a deletion.
    await tryAgain(async () => removePhase(await phases.existing(id)));
    // A product that was saved meanwhile may have got the phase again.
    await clearPhase(id, changed);
    return id;
  },
});
