import type { AnswersProps } from './answers-props.ts';
import { CatalogueText } from './catalogue-text.tsx';
import { isMeant } from './is-meant.ts';
import { useAnswerKeys } from './use-answer-keys.ts';

/** Columns of twelve that an answer takes: all, a half, else a third (WIZ-026, OPW-27). */
export const answerSpan = (answers: number): number => (answers < 4 ? 12 / Math.max(1, answers) : 4);

/** One button an answer: pressing it answers. */
export function AnswerButtons({ asked, labelledBy, onAnswer }: AnswersProps) {
  const span = answerSpan(asked.answers.length);
  useAnswerKeys(asked, (id) => onAnswer([id]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of the question is its name, a legend would repeat it
    <div className="answer-buttons" role="group" aria-labelledby={labelledBy}>
      {asked.answers.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          data-span={span}
          style={{ gridColumn: `span ${span}` }}
          aria-pressed={asked.given.some((given) => given.id === id)}
          onClick={(event) => isMeant(event) && onAnswer([id])}
        >
          <CatalogueText text={title} />
        </button>
      ))}
    </div>
  );
}
