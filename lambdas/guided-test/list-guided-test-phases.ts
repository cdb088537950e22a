import { noInput, userOperation } from '#lambdas/operation.ts';
import { listPhases as list } from '#lambdas/store/catalogue/phase-store.ts';
import { choicesFor } from '#shared/guided-test/for-user.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import { answeredPhase } from './answered-phase.ts';
import { runnerOf } from './runner-of.ts';

/** The phases of the caller's price list with all that decides about them (WIZ-050, WIZ-051). */
export const listGuidedTestPhases = userOperation({
  allow: 'quotation.write',
  input: noInput,
  async run(_, { user }) {
    const [phases, runner] = await Promise.all([list(), runnerOf(user)]);
    return phases
      .filter((phase) => isPhaseVisible(phase, user))
      .map((phase) => answeredPhase({ ...phase, choices: choicesFor(phase.choices, runner) }));
  },
});
