import { phases } from '#lambdas/store/catalogue/phase-store.ts';

/** Those of some phases that the catalogue has, each once: a removed one leaves a work silently (WRK-016). */
export async function knownPhases(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = new Set((await phases.list()).map(({ id }) => id));
  return [...new Set(ids)].filter((id) => known.has(id));
}
