import type { ConfigAnswer, ConfigQuestion } from '#shared/schemas/guided-test.ts';
import { type Given, isShown } from '../is-shown.ts';
import type { Tags } from '../matches-tags.ts';
import { type LookedAt, pairKey } from './looked-at.ts';

/** Answers in the order in which they are given: a run, or the beginning of one. */
export type ExampleRun = readonly { question: string; answers: readonly string[] }[];

/** The state of a run, as far as it makes a difference to the questions that follow. */
export type RunState = {
  tags: Tags;
  given: Given;
  /** The run that came here first: others that come to the same are not told apart. */
  answered: { before: RunState; question: string; answers: readonly string[] } | null;
};

/** The answers that led to a state, the first one first. */
export function runTo(state: RunState): ExampleRun {
  const run: { question: string; answers: readonly string[] }[] = [];
  for (let { answered } = state; answered; answered = answered.before.answered)
    run.unshift({ question: answered.question, answers: answered.answers });
  return run;
}

/** The part of a state that is still looked at, with a key that is the same for equal ones. */
export function projected({ tags, given, answered }: RunState, { tags: looked, pairs }: LookedAt) {
  const left = [...tags].filter((tag) => looked.has(tag)).toSorted();
  const held = [...given].flatMap(([questionId, ids]) => {
    const kept = ids.filter((answerId) => pairs.has(pairKey({ questionId, answerId })));
    return kept.length > 0 ? [[questionId, kept] as const] : [];
  });
  const state: RunState = { tags: new Set(left), given: new Map(held), answered };
  return { key: JSON.stringify([left, held]), state };
}

/** The state after a question was answered; `chosen` may be empty. */
export const answeredWith = (
  state: RunState,
  { id }: ConfigQuestion,
  chosen: readonly ConfigAnswer[],
): RunState => {
  const answers = chosen.map((one) => one.id);
  return {
    tags: new Set([...state.tags, ...chosen.flatMap(({ tag }) => tag)]),
    given: new Map([...state.given, [id, answers]]),
    answered: { before: state, question: id, answers },
  };
};

type Reached = { shown: readonly ConfigAnswer[]; states: readonly RunState[]; cut: boolean };

/** The states after each answer, or each set of answers of a multiple choice; equal ones are one. */
export function statesAfter(
  state: RunState,
  question: ConfigQuestion,
  looked: LookedAt,
  most: number,
): Reached {
  if (!isShown(question, state.tags, state.given)) return { shown: [], states: [], cut: false };
  const shown = question.answers.filter((answer) => isShown(answer, state.tags, state.given));
  const found = new Map<string, { chosen: readonly ConfigAnswer[]; state: RunState }>();
  let cut = false;
  const add = (chosen: readonly ConfigAnswer[]) => {
    const { key, state: next } = projected(answeredWith(state, question, chosen), looked);
    if (found.has(key)) return;
    if (found.size < most) found.set(key, { chosen, state: next });
    else cut = true;
  };
  for (const answer of shown) {
    const earlier = question.type === 'checkboxes' ? [...found.values()] : [];
    add([answer]);
    for (const { chosen } of earlier) if (!cut) add([...chosen, answer]);
  }
  return { shown, states: [...found.values()].map((one) => one.state), cut };
}
