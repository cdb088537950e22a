import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { itemsOf } from '../items-of.ts';
import type { CataloguePhase } from '../run-phases.ts';
import { checkTags } from './check-tags.ts';
import { type CheckedFor, Ends } from './ends.ts';
import { aFinding, type RunCheck, type RunFinding, runRules } from './run-finding.ts';
import { runTo } from './run-state.ts';
import { type WalkedRuns, walkRuns } from './walk-runs.ts';

/** Many times what the built-in guided test needs. */
const defaultBudget = 20_000;

/** Questions and answers that no run comes to; answers of such a question are not told again. */
function unreachable(config: GuidedTestConfig, { questions, answers }: WalkedRuns): RunFinding[] {
  const never = new Set<string>();
  return itemsOf(config).flatMap((found): RunFinding[] => {
    const { place } = found;
    if (found.kind === 'question' && !questions.has(found.item)) {
      never.add(found.item.id);
      return [aFinding('question-unreachable', { place, title: found.item.title })];
    }
    if (found.kind !== 'answer' || answers.has(found.item) || never.has(place.question ?? '')) return [];
    return [aFinding('answer-unreachable', { place, title: found.item.title })];
  });
}

export type CheckOptions = {
  /** States after one question, in one walk. */
  budget?: number;
  /** Walks that are done, of all. */
  onProgress?: (done: number, of: number) => void;
};

/**
 * The findings of all runs of a guided test together: questions, answers, phases and choices that no run comes to, runs
 * without a result, conditions that never hold, unused tags. Questions are told apart by their ids.
 */
export function checkRuns(
  config: GuidedTestConfig,
  catalogue: readonly CataloguePhase[],
  whom: CheckedFor,
  { budget = defaultBudget, onProgress }: CheckOptions = {},
): RunCheck {
  const walked = walkRuns(config, [], budget);
  const ends = new Ends(config, catalogue, whom, budget);
  const steps = ends.sources.length + 2;
  onProgress?.(1, steps);
  const ofPhases = ends.sources.flatMap((source, index) => {
    const reached = ends.reached(source);
    onProgress?.(index + 2, steps);
    return [...reached.wrong(), ...(ends.complete ? reached.never() : [])];
  });
  const nowhere = ends.withoutPhase();
  onProgress?.(steps, steps);
  const complete = walked.complete && ends.complete;
  const findings = [
    ...(nowhere ? [aFinding('run-without-phase', { run: runTo(nowhere) })] : []),
    ...ofPhases,
    ...(walked.complete ? unreachable(config, walked) : []),
    ...checkTags(config, catalogue, walked.answers),
  ];
  const { questions, answers, states } = walked;
  return {
    findings: findings.toSorted((one, other) => runRules.indexOf(one.rule) - runRules.indexOf(other.rule)),
    complete,
    covered: { questions: questions.size, answers: answers.size, states: states + ends.states },
  };
}
