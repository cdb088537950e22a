import type { AskedQuestion } from '#shared/guided-test/evaluate.ts';
import type { Timer } from '#web/lib/timer.ts';

export type AnswersProps = {
  asked: AskedQuestion;
  /** The id of the heading that asks. */
  labelledBy: string;
  /** The ids of the answers, once they are confirmed. */
  onAnswer: (ids: readonly string[]) => void;
  timer?: Timer;
};
