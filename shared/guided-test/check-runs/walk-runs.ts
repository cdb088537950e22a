import type { ConfigAnswer, ConfigQuestion, GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { questionStagesOf } from '../evaluate.ts';
import type { PhaseSource } from '../phase-sources.ts';
import { type LookedAt, lookedAtAfter } from './looked-at.ts';
import { answeredWith, projected, type RunState, statesAfter } from './run-state.ts';

export type WalkedRuns = {
  /** How complete runs end. */
  ends: readonly RunState[];
  /** Reached questions and answers, each with a run that leads to it. */
  questions: ReadonlyMap<ConfigQuestion, RunState>;
  answers: ReadonlyMap<ConfigAnswer, RunState>;
  /** Whether every run was walked. */
  complete: boolean;
  /** How many states the walk went on from, after all questions together. */
  states: number;
};

type Layer = Map<string, RunState>;
const begun: RunState = { tags: new Set(), given: new Map(), answered: null };
const nothing = { tags: new Set<string>(), pairs: new Set<string>() };

/** Keeps, in each layer, the states that make a difference to what is looked at, as far as the budget goes. */
function keeper(budget: number) {
  const walked = { states: 0, complete: true };
  function keep(into: Layer, state: RunState, looked: LookedAt) {
    const { key, state: kept } = projected(state, looked);
    if (into.has(key)) return;
    if (into.size >= budget) {
      walked.complete = false;
      return;
    }
    into.set(key, kept);
    walked.states += 1;
  }
  return { keep, walked };
}

/**
 * Walks every way through the questions. Runs that differ only in answers no later rule reads are merged: that keeps
 * them few. `budget` is the most states after one question; a walk with more leaves later ones out, always the same.
 */
export function walkRuns(
  config: GuidedTestConfig,
  phases: readonly PhaseSource[],
  budget: number,
): WalkedRuns {
  const looked = lookedAtAfter(config, phases);
  const questions = new Map<ConfigQuestion, RunState>();
  const answers = new Map<ConfigAnswer, RunState>();
  const { keep, walked } = keeper(budget);
  let place = 0;
  const lookedNow = () => looked[place] ?? nothing;

  /** The states after a question; those that its answer ends the stage for go into `ended`. */
  function asked(question: ConfigQuestion, layer: Layer, ended: Layer): Layer {
    place += 1;
    const next: Layer = new Map();
    for (const state of layer.values()) {
      const { shown, states: reached, cut } = statesAfter(state, question, lookedNow(), budget);
      if (cut) walked.complete = false;
      if (shown.length === 0) keep(next, state, lookedNow());
      else if (!questions.has(question)) questions.set(question, state);
      for (const answer of shown)
        if (!answers.has(answer)) answers.set(answer, answeredWith(state, question, [answer]));
      for (const one of reached) keep(question.last ? ended : next, one, lookedNow());
    }
    return next;
  }

  let layer: Layer = new Map([['', begun]]);
  for (const stage of questionStagesOf(config)) {
    const ended: Layer = new Map();
    for (const question of stage.questions) layer = asked(question, layer, ended);
    for (const state of ended.values()) keep(layer, state, lookedNow());
  }
  return { ends: [...layer.values()], questions, answers, ...walked };
}
