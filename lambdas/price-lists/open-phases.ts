import type { Saved } from '#lambdas/runtime/saved-by.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { listPhases, readPhase, writePhase } from '#lambdas/store/catalogue/phase-store.ts';

/**
 * Opens to a price list every phase that is open to another list and not to all: users of a copied list see what they
 * saw with the original. Each is a save of its own, so that a repetition goes on.
 */
export async function openPhases(list: string, original: string, saved: Saved): Promise<void> {
  const restricted = (await listPhases()).filter(({ availablePricelists }) =>
    availablePricelists.includes(original),
  );
  for (const { id } of restricted) await tryAgain(() => openPhase(id));

  async function openPhase(id: string): Promise<void> {
    const phase = await readPhase(id);
    if (!phase?.availablePricelists.includes(original) || phase.availablePricelists.includes(list)) return;
    const availablePricelists = [...phase.availablePricelists, list];
    await writePhase({ ...phase, ...saved, availablePricelists, revision: phase.revision + 1 });
  }
}
