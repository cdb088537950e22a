import { useRef, useState } from 'react';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { askFirst, type ShortQuestion } from '#web/features/quotations/view/short/ask-first.ts';
import { useAsked } from '#web/features/quotations/view/short/use-asked.ts';
import type { DraftQuotation } from '../draft-quotation.ts';
import type { ChosenPacks } from '../selection-edits.ts';

const SaveShortDialog = lazyDialog(() => import('./save-short-dialog.tsx'));

/** A save that asks once about the rows that it would leave short, as the quotation does. */
export function useShortQuestion(
  { draft, rows }: DraftQuotation,
  save: () => void,
  onRaise: (packs: ChosenPacks) => void,
) {
  const [question, setQuestion] = useState<ShortQuestion>();
  const asked = useAsked(rows);
  // The answer may change what is saved.
  const latest = useRef(save);
  latest.current = save;
  return {
    save: () => askFirst(asked, setQuestion)(() => latest.current()),
    question: question && (
      <SaveShortDialog
        {...{ draft, asked, onRaise }}
        goOn={question.goOn}
        onClose={() => setQuestion(undefined)}
      />
    ),
  };
}
