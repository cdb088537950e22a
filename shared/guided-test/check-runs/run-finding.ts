import type { Localised } from '#shared/schemas/localised.ts';
import type { Place } from '../items-of.ts';
import type { ExampleRun } from './run-state.ts';

/** These keep users from going on, or from something that is meant for them. */
export const graveRules = [
  'run-without-phase',
  'phase-without-choice',
  'choice-without-products',
  'question-unreachable',
  'answer-unreachable',
  'phase-unreachable',
  'choice-unreachable',
  'line-contradictory',
  'tag-not-given',
] as const;
/** These are untidy, and change nothing for users. */
export const noteRules = [
  'line-unreachable',
  'recommendation-unreachable',
  'tag-unused',
  'tag-never-added',
] as const;
/** The kinds of findings about runs, in the order that reports list them. */
export const runRules = [...graveRules, ...noteRules] as const;
export type RunRule = (typeof runRules)[number];

/** Something that walking all runs brings to light. */
export type RunFinding = {
  rule: RunRule;
  /** The place in the guided test; `null` for runs as a whole and phases of the catalogue. */
  place: Place | null;
  /** The phase of the catalogue it is about. */
  cataloguePhase: string | null;
  title: Localised | null;
  /** A tag, the tags of a line, the number of a choice. */
  about: string;
  /** Answers that lead there; `null` where nothing does. */
  run: ExampleRun | null;
};

export type RunCheck = {
  findings: readonly RunFinding[];
  /** Whether every run was looked at; otherwise what is never reached is not told. */
  complete: boolean;
  covered: { questions: number; answers: number; states: number };
};

/** A finding about nothing in particular. */
export const aFinding = (rule: RunRule, changes: Partial<RunFinding>): RunFinding => ({
  rule,
  place: null,
  cataloguePhase: null,
  title: null,
  about: '',
  run: null,
  ...changes,
});
