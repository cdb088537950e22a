import type { ConfigQuestion, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Pair } from '#shared/schemas/guided-test-rules.ts';
import { questionStagesOf } from '../evaluate.ts';
import type { ShownRule } from '../is-shown.ts';
import type { PhaseSource, SourceRule } from '../phase-sources.ts';

/** The tags and given answers that rules look at. */
export type LookedAt = { tags: ReadonlySet<string>; pairs: ReadonlySet<string> };

/** One text for a question and its answer, unique for each pair. */
export const pairKey = ({ questionId, answerId }: Pair): string => JSON.stringify([questionId, answerId]);

type Looks = { tags: string[]; pairs: Pair[] };

const ofShown = ({ visible, hidden, conditions }: ShownRule): Looks => ({
  tags: [...(Array.isArray(visible) ? visible : []), ...hidden.filter((hides) => typeof hides === 'string')],
  pairs: [...conditions, ...hidden.filter((hides): hides is Pair => typeof hides !== 'string')],
});

const ofSource = ({ lines, pairs }: SourceRule): Looks => ({
  tags: lines.flatMap(({ include, exclude }) => [...include, ...exclude]),
  pairs: [...(pairs?.conditions ?? [])],
});

const together = (looks: readonly Looks[]): Looks => ({
  tags: looks.flatMap(({ tags }) => tags),
  pairs: looks.flatMap(({ pairs }) => pairs),
});

/** Tags and answers that a question and its answers look at. */
export const lookedAtByQuestion = (question: ConfigQuestion): Looks =>
  together([ofShown(question), ...question.answers.map(ofShown)]);

/** Tags and answers that a phase and its choices look at. */
export const lookedAtByPhase = ({ rule, choices }: PhaseSource): Looks =>
  together([
    ofSource(rule),
    ...choices.flatMap(({ shown, recommended, priorities }) => [
      ofSource(shown),
      ofSource({ lines: typeof recommended === 'string' ? [] : recommended, pairs: null }),
      ofSource({ lines: priorities, pairs: null }),
    ]),
  ]);

/**
 * Tags and answers looked at after each question, these phases at the end included: no other earlier answer makes a
 * difference to how a run goes on. The first place is before the first question.
 */
export function lookedAtAfter(config: GuidedTestConfig, phases: readonly PhaseSource[]): LookedAt[] {
  const last = together(phases.map(lookedAtByPhase));
  const tags = new Set(last.tags);
  const pairs = new Set(last.pairs.map(pairKey));
  const after: LookedAt[] = [{ tags: new Set(tags), pairs: new Set(pairs) }];
  const questions = questionStagesOf(config).flatMap((stage) => stage.questions);
  for (const question of questions.toReversed()) {
    const looks = lookedAtByQuestion(question);
    for (const tag of looks.tags) tags.add(tag);
    for (const pair of looks.pairs) pairs.add(pairKey(pair));
    after.unshift({ tags: new Set(tags), pairs: new Set(pairs) });
  }
  return after;
}
