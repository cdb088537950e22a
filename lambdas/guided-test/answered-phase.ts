import { sanitiseTexts } from '#lambdas/runtime/sanitise.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';

/** A phase with all that decides about it, but for the price lists it is for (WIZ-050, WIZ-051). */
export const answeredPhase = ({ id, name, withProcedure, procedure, conditions, choices }: Phase) => ({
  id,
  name: phaseName(name),
  withProcedure,
  procedure: sanitiseTexts(procedure),
  conditions,
  choices: choices.map((choice) => ({ ...choice, procedure: sanitiseTexts(choice.procedure) })),
});
