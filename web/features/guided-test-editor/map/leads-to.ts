import { questionStagesOf } from '#shared/guided-test/evaluate.ts';
import { itemsOf, pairsOf } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Pair } from '#shared/schemas/guided-test-rules.ts';

/** From an answer to a question or phase that it shows or hides, by condition or by tag. */
export type Lead = { from: Pair; to: string; effect: 'shows' | 'hides' };

/** The key of a question or a phase in the map. */
export const nodeKey = (kind: 'question' | 'phase', id: string): string => `${kind} ${id}`;

type Looks = { shows: { tags: string[]; pairs: Pair[] }; hides: { tags: string[]; pairs: Pair[] } };

function looksOf(found: ReturnType<typeof itemsOf>[number]): Looks {
  const { item } = found;
  const byPair = item.visibility === 'always_hidden' ? 'shows' : 'hides';
  const looks: Looks = { shows: { tags: [], pairs: [] }, hides: { tags: [], pairs: [] } };
  looks[byPair].pairs.push(...item.conditions);
  if (found.kind === 'question') {
    const { visible, hidden } = found.item;
    if (Array.isArray(visible)) looks.shows.tags.push(...visible);
    looks.hides.tags.push(...hidden.filter((hides) => typeof hides === 'string'));
    looks.hides.pairs.push(...pairsOf(found).filter((pair) => !item.conditions.includes(pair)));
  }
  if (found.kind === 'phase') {
    looks.shows.tags.push(...found.item.tagConditions.flatMap(({ include }) => include));
    looks.hides.tags.push(...found.item.tagConditions.flatMap(({ exclude }) => exclude));
  }
  return looks;
}

/** Where the answers of a guided test lead: to later questions and to its own phases, each once. */
export function leadsOf(config: GuidedTestConfig): Lead[] {
  const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
  const place = new Map(questions.map(({ id }, index) => [id, index]));
  const adding = (tag: string): Pair[] =>
    questions.flatMap(({ id, answers }) =>
      answers.filter((one) => one.tag.includes(tag)).map((one) => ({ questionId: id, answerId: one.id })),
    );
  const found = new Map<string, Lead>();
  for (const item of itemsOf(config)) {
    if (item.kind !== 'question' && item.kind !== 'phase') continue;
    const own = item.kind === 'question' ? (place.get(item.item.id) ?? 0) : questions.length;
    const to = nodeKey(item.kind, item.item.id);
    const looks = looksOf(item);
    for (const effect of ['shows', 'hides'] as const) {
      const { tags, pairs } = looks[effect];
      for (const { questionId, answerId } of [...pairs, ...tags.flatMap(adding)]) {
        if ((place.get(questionId) ?? own) >= own) continue;
        const from = { questionId, answerId };
        found.set(JSON.stringify([from, to, effect]), { from, to, effect });
      }
    }
  }
  return [...found.values()];
}
