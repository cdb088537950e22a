import { useMemo, useState } from 'react';
import { doubtfulCells, settleDoubts } from '#shared/catalogue/product-form/doubts.ts';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { useNumberLanguage } from '#web/lib/use-number-language.ts';
import type { Edit } from '../parts/edit.ts';
import { useSameMap } from '../parts/use-same-map.ts';

type Send = (draft: ProductDraft) => unknown;

/**
 * The numbers of a draft that may be other ones, and the question about them before the draft is sent. It is asked once:
 * the answer makes each number unmistakable.
 */
export function useDoubts(original: ProductDraft, draft: ProductDraft, edit: Edit) {
  const language = useNumberLanguage();
  const cells = useMemo(() => doubtfulCells(draft, original, language), [draft, original, language]);
  const doubts = useSameMap(cells);
  const [waiting, setWaiting] = useState<{ send: Send }>();
  const settle = (reading: 'read' | 'other') => {
    const settled = settleDoubts(draft, doubts, reading, language);
    setWaiting(undefined);
    edit(settled);
    waiting?.send(settled);
  };
  return {
    doubts,
    /** Sends the draft, at once where nothing is doubtful. */
    sendCertain: (send: Send) => (doubts.size > 0 ? setWaiting({ send }) : send(draft)),
    question: waiting && doubts.size > 0 ? { settle, close: () => setWaiting(undefined) } : undefined,
  };
}
export type DoubtfulNumbers = ReturnType<typeof useDoubts>;
