import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useToast } from '#web/components/toast.tsx';
import type { QuotationDraft, Versions } from './use-quotation-draft.ts';

type Replacement = {
  /** What is shown from now on, over what the server holds. */
  next: Versions;
  /** What an undo leads back to; what is edited in between stays. */
  back: Quotation;
  text: string;
};

export type ReplaceDraft = (replacement: Replacement) => void;

/** Shows another draft and offers to take that back, until something is saved; for what stays on screen as long. */
export function useReplaceDraft(current: QuotationDraft): ReplaceDraft {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const latest = useRef(current);
  latest.current = current;
  return useCallback(
    ({ next, back, text }) => {
      const onUndo = () => {
        const { saved, draft, replace } = latest.current;
        if (saved !== next.saved) return toast({ text: t('view.savedSince') });
        replace({ saved, draft: mergeQuotation(next.draft, draft, back) });
      };
      latest.current.replace(next);
      toast({ text, onUndo });
    },
    [t, toast],
  );
}
