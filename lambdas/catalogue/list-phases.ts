import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { listPhases as list } from '#lambdas/store/phase-store.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';

/** The phases of the caller's price list, in order. */
export const listPhases = operation({
  allow: 'catalogue.read',
  input: z.strictObject({}),
  async run(_, { caller }) {
    const user = signedInUser(caller);
    const phases = await list();
    return phases
      .filter((phase) => isPhaseVisible(phase, user))
      .map(({ id, name }) => ({ id, name: phaseName(name) }));
  },
});
