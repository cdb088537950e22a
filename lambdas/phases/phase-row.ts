import { hasProcedure } from '#shared/catalogue/phase-form/clean-phase.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';

/** A phase as a row of the list of phases. */
export const phaseRow = (phase: Phase) => ({
  id: phase.id,
  name: phaseName(phase.name),
  order: phase.order,
  hasProcedure: hasProcedure(phase),
  hasProducts: phase.choices.some(({ products }) => products.length > 0),
  revision: phase.revision,
});
