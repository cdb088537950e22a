import type { ShortageView } from './use-shortage.ts';

/** Does what the user asked for: after the question, while rows are short that they were not asked about. */
export type AskFirst = (act: () => void) => void;

/** The question, and what waits for its answer. */
export type ShortQuestion = { kind: 'short'; goOn: () => void };

export const askFirst =
  ({ isNews }: Pick<ShortageView, 'isNews'>, open: (question: ShortQuestion) => void): AskFirst =>
  (act) =>
    isNews ? open({ kind: 'short', goOn: act }) : act();
