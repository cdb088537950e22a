import type { ShowDialog } from '../open-dialog.ts';
import type { ShortageView } from './use-shortage.ts';

/** Does what the user asked for: after the question, while rows are short that they were not asked about. */
export type AskFirst = (act: () => void) => void;

export const askFirst =
  ({ isNews }: ShortageView, open: ShowDialog): AskFirst =>
  (act) =>
    isNews ? open({ kind: 'short', goOn: act }) : act();
