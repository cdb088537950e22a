import { userOperation } from '#lambdas/operation.ts';
import { nextRevision, savedBy } from '#lambdas/runtime/saved-by.ts';
import { joinPhase } from '#lambdas/store/catalogue/phase-products.ts';
import { createPhase, phases } from '#lambdas/store/catalogue/phase-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { duplicatePhaseInput } from '#shared/schemas/phase-input.ts';

/**
 * Makes a phase like another, the last of all. Products of the original get the copy too, as if they were chosen by
 * hand. A call that was cut short is repeated with its key: it leaves what is there already.
 */
export const duplicatePhase = userOperation({
  allow: 'catalogue.write',
  input: duplicatePhaseInput,
  async run({ key, id, name }, { user, now, newId }) {
    const made = await runOnce(user, key, { id, name }, async (once) =>
      createPhase(await copied(), once, now),
    );
    await joinPhase(made, id, savedBy(user, now));
    return made;

    async function copied() {
      const original = await phases.existing(id);
      return { ...original, id: newId(), name, order: now.getTime(), ...nextRevision(0, user, now) };
    }
  },
});
