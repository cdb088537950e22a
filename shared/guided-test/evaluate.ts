import type {
  ConfigAnswer,
  ConfigQuestion,
  GuidedTestConfig,
  QuestionStage,
  QuestionStageName,
} from '#shared/schemas/guided-test.ts';
import { type Given, isShown } from './is-shown.ts';
import type { Tags } from './matches-tags.ts';

/** The ids of the answers a user chose, by question. Answers to questions that are not shown do not count. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** A question that is shown. */
export type AskedQuestion = {
  question: ConfigQuestion;
  /** Those that are shown, one at least (OPW-09). */
  answers: readonly ConfigAnswer[];
  given: readonly ConfigAnswer[];
};
export type EvaluatedStage = {
  name: QuestionStageName;
  questions: readonly AskedQuestion[];
  /** Tags that its answers add. */
  tags: readonly string[];
  /** Every question that is shown is answered (WED-097). */
  complete: boolean;
};
export type Evaluation = {
  stages: readonly EvaluatedStage[];
  tags: Tags;
  /** The answers that count. */
  given: Given;
};

/** The stages that ask questions: all but the last. */
export const questionStagesOf = ([first, second, third]: GuidedTestConfig): readonly QuestionStage[] => [
  first,
  second,
  third,
];

/** The answers that count of those chosen: they are shown, and of a single choice the first. */
function chosenOf({ type }: ConfigQuestion, shown: readonly ConfigAnswer[], ids: readonly string[]) {
  const chosen = shown.filter(({ id }) => ids.includes(id));
  return type === 'checkboxes' ? chosen : chosen.slice(0, 1);
}

/**
 * Walks the questions of the first three stages in order: what is shown, which answers count and which tags they add.
 * Each question sees only what was answered before it (OPW-07). Answers of what is no longer shown are left out
 * (OPW-08). A stage ends after an answered question that is its last (OPW-10).
 */
export function evaluate(config: GuidedTestConfig, answers: Answers): Evaluation {
  const tags = new Set<string>();
  const given = new Map<string, readonly string[]>();
  const stages = questionStagesOf(config).map((stage) => walk(stage, answers, tags, given));
  return { stages, tags, given };
}

function walk(
  { name, questions }: QuestionStage,
  answers: Answers,
  tags: Set<string>,
  given: Map<string, readonly string[]>,
): EvaluatedStage {
  const asked: AskedQuestion[] = [];
  const added = new Set<string>();
  for (const question of questions) {
    if (!isShown(question, tags, given)) continue;
    const shown = question.answers.filter((answer) => isShown(answer, tags, given));
    if (shown.length === 0) continue;
    const ids = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    const chosen = ids ? chosenOf(question, shown, ids) : [];
    asked.push({ question, answers: shown, given: chosen });
    if (chosen.length === 0) continue;
    given.set(
      question.id,
      chosen.map(({ id }) => id),
    );
    for (const { tag } of chosen) {
      for (const slug of tag) {
        tags.add(slug);
        added.add(slug);
      }
    }
    if (question.last) break;
  }
  return {
    name,
    questions: asked,
    tags: [...added],
    complete: asked.every((question) => question.given.length > 0),
  };
}
