import { stageNames } from '#shared/schemas/stage-names.ts';
import type { Place } from './items-of.ts';

const ids = ['question', 'answer', 'phase', 'choice'] as const;

/** The place that the query of an address names; `null` without a stage of the guided test. */
export function placeOf(query: URLSearchParams): Place | null {
  const stage = stageNames.find((name) => name === query.get('stage'));
  if (!stage) return null;
  const named = ids.flatMap((key) => {
    const id = query.get(key);
    return id ? [[key, id] as const] : [];
  });
  return { stage, ...Object.fromEntries(named) };
}
