import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { sanitiseTexts } from '#lambdas/runtime/rich-text.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { listPhases as list } from '#lambdas/store/phase-store.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';

/** The phases of the caller's price list with all that decides about them (WIZ-050, WIZ-051). */
export const listPhases = operation({
  allow: 'quotation.write',
  input: z.strictObject({}),
  async run(_, { caller }) {
    const user = signedInUser(caller);
    const phases = await list();
    return phases
      .filter((phase) => isPhaseVisible(phase, user))
      .map(({ id, name, withProcedure, procedure, conditions, choices }) => ({
        id,
        name: phaseName(name),
        withProcedure,
        procedure: sanitiseTexts(procedure),
        conditions,
        choices: choices.map((choice) => ({ ...choice, procedure: sanitiseTexts(choice.procedure) })),
      }));
  },
});
