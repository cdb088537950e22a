import type { CurrentUser } from '#shared/schemas/user.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';
import { listPhases } from './phase-store.ts';

/** The phases of a user's price list, in order. */
export async function shownPhases(user: CurrentUser) {
  const phases = await listPhases();
  return phases
    .filter((phase) => isPhaseVisible(phase, user))
    .map(({ id, name }) => ({ id, name: phaseName(name) }));
}
