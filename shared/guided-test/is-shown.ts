import type * as z from 'zod/mini';
import type { Pair, pairRule, shownRule } from '#shared/schemas/guided-test-rules.ts';
import type { Tags } from './matches-tags.ts';

export type PairRule = { [Key in keyof typeof pairRule]: z.output<(typeof pairRule)[Key]> };
export type ShownRule = { [Key in keyof typeof shownRule]: z.output<(typeof shownRule)[Key]> };

/** The ids of the answers that were given, by question. */
export type Given = ReadonlyMap<string, readonly string[]>;

const wasGiven = ({ questionId, answerId }: Pair, given: Given): boolean =>
  given.get(questionId)?.includes(answerId) ?? false;

/**
 * Whether the given answers let an item be seen: without conditions always; else a condition that holds shows what is
 * `always_hidden` and hides what is `always_visible` (WED-105 to WED-110, OPW-04). A condition on an answer that does
 * not exist never holds (OPW-17).
 */
export function passesPairs({ visibility, conditions }: PairRule, given: Given): boolean {
  if (conditions.length === 0) return true;
  const holds = conditions.some((condition) => wasGiven(condition, given));
  return holds === (visibility === 'always_hidden');
}

/**
 * Whether a question or an answer is shown to who gave these answers and has their tags: both its rules allow it and
 * nothing hides it (WIZ-032 to WIZ-034, OPW-01).
 */
export function isShown(item: ShownRule, tags: Tags, given: Given): boolean {
  const { visible, hidden } = item;
  if (!passesPairs(item, given)) return false;
  if (visible === false || (visible !== true && !visible.some((tag) => tags.has(tag)))) return false;
  return !hidden.some((hides) => (typeof hides === 'string' ? tags.has(hides) : wasGiven(hides, given)));
}
