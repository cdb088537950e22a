import { useMemo, useState } from 'react';
import { doubtfulCells, settleDoubts } from '#shared/catalogue/product-form/doubts.ts';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { type RepeatedSize, repeatedSizes } from '#shared/catalogue/product-form/repeated-sizes.ts';
import { useNumberLanguage } from '#web/lib/use-number-language.ts';
import type { Edit } from '../parts/edit.ts';
import { useSameMap } from '../parts/use-same-map.ts';

type Send = (draft: ProductDraft) => unknown;

/**
 * The numbers of a draft that may be other ones, sizes that stand twice in a range, and the question about them before
 * the draft is sent. It is asked once: the answer makes each number unmistakable.
 */
export function useDoubts(original: ProductDraft, draft: ProductDraft, edit: Edit) {
  const language = useNumberLanguage();
  const cells = useMemo(() => doubtfulCells(draft, original, language), [draft, original, language]);
  const doubts = useSameMap(cells);
  const repeated = useMemo(() => new Map(repeatedSizes(draft, original)), [draft, original]);
  const [waiting, setWaiting] = useState<{ send: Send; repeated: RepeatedSize[] }>();
  const sendWaiting = (settled: ProductDraft) => {
    setWaiting(undefined);
    waiting?.send(settled);
  };
  const settle = (reading: 'read' | 'other') => {
    const settled = settleDoubts(draft, doubts, reading, language);
    edit(settled);
    sendWaiting(settled);
  };
  const question = waiting && {
    ...{ repeated: waiting.repeated, settle },
    sendAsIs: () => sendWaiting(draft),
    close: () => setWaiting(undefined),
  };
  return {
    doubts,
    repeated,
    /** Sends the draft, at once where nothing is doubtful; `sent` is what will be stored, where it is another one. */
    sendCertain: (send: Send, sent = draft) => {
      const twice = repeatedSizes(sent, original).map(([, size]) => size);
      if (doubts.size > 0 || twice.length > 0) setWaiting({ send, repeated: twice });
      else send(draft);
    },
    question,
  };
}
export type DoubtfulNumbers = ReturnType<typeof useDoubts>;
