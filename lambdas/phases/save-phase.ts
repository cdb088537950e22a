import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { phases, writePhase } from '#lambdas/store/catalogue/phase-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** Bytes of an item of the table, less what its keys and marks take. */
const largest = 380 * 1024;

/** Saves an edited phase with its next revision. */
export async function savePhase(edited: Phase, editor: CurrentUser, now: Date): Promise<Phase> {
  const next = { ...edited, ...nextRevision(edited.revision, editor, now) };
  if (Buffer.byteLength(JSON.stringify(next)) > largest) throw new DomainError('too-large');
  await saveOrConflict(
    () => writePhase(next),
    () => phases.existing(edited.id),
  );
  return next;
}
