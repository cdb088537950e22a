import { userOperation } from '#lambdas/operation.ts';
import { listPhases, phases } from '#lambdas/store/catalogue/phase-store.ts';
import { renamePhaseInput } from '#shared/schemas/phase-input.ts';
import { phaseRow } from './phase-row.ts';
import { savePhase } from './save-phase.ts';

/** One write: products hold the id of a phase, and show its new name with their next read (PHA-019, OPC-53, ADR 8). */
export const renamePhase = userOperation({
  allow: 'catalogue.write',
  input: renamePhaseInput,
  async run({ id, revision, name }, { user, now }) {
    const stored = await phases.editable(id, revision);
    const renamed = await savePhase({ ...stored, name }, user, now);
    const listed = (await listPhases()).find((phase) => phase.id === id);
    return phaseRow({ ...renamed, order: listed?.order ?? renamed.order });
  },
});
