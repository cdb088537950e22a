import type { AskedQuestion } from '#shared/guided-test/evaluate.ts';
import type { Timer } from '#web/lib/timer.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { AnswerList } from './answer-list.tsx';
import { AnswerTicks } from './answer-ticks.tsx';

export type AnswersProps = {
  asked: AskedQuestion;
  /** The id of the heading that asks. */
  labelledBy: string;
  /** The ids of the answers, once they are confirmed. */
  onAnswer: (ids: readonly string[]) => void;
  timer?: Timer;
};

const kinds = { buttons: AnswerButtons, radio: AnswerList, checkboxes: AnswerTicks };

/** The answers of a question, as its type shows them (WIZ-025, WIZ-027, WIZ-028). */
export function Answers(props: AnswersProps) {
  const Kind = kinds[props.asked.question.type];
  return <Kind {...props} />;
}
