import { noInput, operation } from '#lambdas/operation.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { phaseRow } from './phase-row.ts';

/** Every phase, of all price lists, in order. */
export const listEditablePhases = operation({
  allow: 'catalogue.write',
  input: noInput,
  run: async () => (await listPhases()).map(phaseRow),
});
