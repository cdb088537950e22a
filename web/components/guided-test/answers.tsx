import { AnswerButtons } from './answer-buttons.tsx';
import { AnswerList } from './answer-list.tsx';
import { AnswerTicks } from './answer-ticks.tsx';
import type { AnswersProps } from './answers-props.ts';

const kinds = { buttons: AnswerButtons, radio: AnswerList, checkboxes: AnswerTicks };

/** The answers of a question, as its type shows them (WIZ-025, WIZ-027, WIZ-028). */
export function Answers(props: AnswersProps) {
  const Kind = kinds[props.asked.question.type];
  return <Kind {...props} />;
}
