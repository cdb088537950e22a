import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Pair } from '#shared/schemas/guided-test-rules.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { ConditionLine } from '#shared/schemas/phase.ts';
import { type Chosen, chosenOf } from './chosen.ts';
import { questionStagesOf } from './evaluate.ts';
import { type Given, passesPairs } from './is-shown.ts';
import { matchesLine, type Tags } from './matches-tags.ts';
import { type PhaseSource, phaseSources, type SourceRule } from './phase-sources.ts';
import type { CataloguePhase, RunPhase } from './run-phases.ts';

/** An answer in the words of the guided test. */
export type WhyAnswer = Pair & { question: Localised; answer: Localised };
/** A missing ground: a tag with the answers that would have added it, or an answer by itself. */
type WhyAbsent = { tag: string | null; answers: readonly WhyAnswer[] };
/** The answers that led to something and what had to be absent; both are empty of what is there always. */
export type Why = { answers: readonly WhyAnswer[]; absent: readonly WhyAbsent[] };

type ChoiceWhy = { key: string; shown: Why; recommended: Why | null };
export type PhaseWhy = { id: string; why: Why; choices: readonly ChoiceWhy[] };
/** A product by one of the chosen choices that hold it: why there is the phase and, in it, the choice. */
export type ProductWhy = { phase: string; choice: string; why: Why };

/** Whether nothing had to be answered or absent. */
export const isAlways = ({ answers, absent }: Why): boolean => answers.length + absent.length === 0;

type Reached = { tags: Tags; given: Given };

/** Answers of a guided test by what they add, in the order in which they are asked. */
function answersOf(config: GuidedTestConfig): (WhyAnswer & { tags: readonly string[] })[] {
  return questionStagesOf(config).flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.answers.map(({ id, title, tag }) => ({
        questionId: question.id,
        answerId: id,
        question: question.title,
        answer: title,
        tags: tag,
      })),
    ),
  );
}

/** Says why rules hold after these answers; every tag comes from the first answer that added it. */
function explainer(config: GuidedTestConfig, { tags, given }: Reached) {
  const all = answersOf(config).map(({ tags, ...answer }) => ({ answer, tags }));
  const isGiven = ({ questionId, answerId }: Pair) => given.get(questionId)?.includes(answerId) ?? false;
  const adding = (tag: string) => all.filter((one) => one.tags.includes(tag)).map(({ answer }) => answer);
  const ofPair = (pair: Pair) =>
    all
      .map(({ answer }) => answer)
      .filter(({ questionId, answerId }) => questionId === pair.questionId && answerId === pair.answerId);

  const ofLine = ({ include, exclude }: ConditionLine): Why => ({
    answers: include.flatMap((tag) => adding(tag).find(isGiven) ?? []),
    absent: exclude.map((tag) => ({ tag, answers: adding(tag) })),
  });
  const ofPairs = (pairs: SourceRule['pairs']): Why => {
    if (!pairs || !passesPairs(pairs, given)) return always;
    if (pairs.visibility === 'always_hidden')
      return { answers: pairs.conditions.filter(isGiven).slice(0, 1).flatMap(ofPair), absent: [] };
    const absent = pairs.conditions.map((pair) => ({ tag: null, answers: ofPair(pair) }));
    return { answers: [], absent: absent.filter(({ answers }) => answers.length > 0) };
  };
  const ofLines = (lines: readonly ConditionLine[]): Why => {
    const [line] = lines
      .filter((one) => matchesLine(one, tags))
      .toSorted((one, other) => sizeOf(one) - sizeOf(other));
    return line ? ofLine(line) : always;
  };
  return { ofLines, ofRule: ({ lines, pairs }: SourceRule) => together(ofPairs(pairs), ofLines(lines)) };
}

const always: Why = { answers: [], absent: [] };
const sizeOf = ({ include, exclude }: ConditionLine): number => include.length + exclude.length;

const sameAnswer = (one: Pair, other: Pair): boolean =>
  one.questionId === other.questionId && one.answerId === other.answerId;

/** Several reasons as one, each answer and each absence once. */
export function together(...whys: readonly Why[]): Why {
  const answers = whys.flatMap((why) => why.answers);
  const absent = whys.flatMap((why) => why.absent);
  const keyOf = (one: WhyAbsent) => one.tag ?? JSON.stringify(one.answers);
  return {
    answers: answers.filter((one, at) => answers.findIndex((other) => sameAnswer(one, other)) === at),
    absent: absent.filter((one, at) => absent.findIndex((other) => keyOf(one) === keyOf(other)) === at),
  };
}

/** Why a run comes to these phases: the answers of the shortest line of conditions that matches, and no others. */
export function whyPhases(
  config: GuidedTestConfig,
  catalogue: readonly CataloguePhase[],
  reached: Reached,
): PhaseWhy[] {
  const { ofLines, ofRule } = explainer(config, reached);
  const recommendedOf = ({ recommended }: PhaseSource['choices'][number]): Why | null => {
    if (typeof recommended === 'string') return recommended === 'always' ? always : null;
    return recommended.some((line) => matchesLine(line, reached.tags)) ? ofLines(recommended) : null;
  };
  return phaseSources(config, catalogue).map(({ id, rule, choices }) => ({
    id,
    why: ofRule(rule),
    choices: choices.map((choice) => ({
      key: choice.key,
      shown: ofRule(choice.shown),
      recommended: recommendedOf(choice),
    })),
  }));
}

/** Why a choice of a phase was to be made: why there is the phase, why the choice is shown, and why it is recommended. */
export function whyChoice({ why, choices }: PhaseWhy, key: string): Why | undefined {
  const choice = choices.find((one) => one.key === key);
  return choice && together(why, choice.shown, choice.recommended ?? always);
}

/** Why a product is there: by each phase whose chosen choice holds it. */
export const whyProduct = (
  phases: readonly RunPhase[],
  whys: ReadonlyMap<string, PhaseWhy>,
  chosen: Chosen,
  product: string,
): ProductWhy[] =>
  phases.flatMap((phase) => {
    const choice = chosenOf(phase, chosen);
    const ofPhase = whys.get(phase.id);
    const why = ofPhase && choice && whyChoice(ofPhase, choice.key);
    return choice?.products.includes(product) && why ? [{ phase: phase.id, choice: choice.key, why }] : [];
  });
