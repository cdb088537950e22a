import { userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { createPhase as store } from '#lambdas/store/catalogue/phase-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { phase } from '#shared/schemas/phase.ts';
import { createPhaseInput } from '#shared/schemas/phase-input.ts';

/** Makes a phase, the last of all. Returns its id, the same for a retry (PHA-072, CDA-062). */
export const createPhase = userOperation({
  allow: 'catalogue.write',
  input: createPhaseInput,
  async run({ key, name }, { user, now, newId }) {
    const entry = phase.parse({ id: newId(), name, order: now.getTime(), ...savedBy(user, now) });
    return runOnce(user, key, name, (once) => store(entry, once, now));
  },
});
