import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useToast } from '#web/components/toast.tsx';
import { mergeQuotation } from '../merge-quotation.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';

/** Puts an earlier version into the draft, to be saved; until then it can be undone, whatever is edited after it. */
export function useRestore(current: QuotationDraft) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const latest = useRef(current);
  latest.current = current;
  return (earlier: Quotation) => {
    const { saved, draft, changes, replace } = latest.current;
    const restored = restoreRevision(saved, draft, earlier);
    const undo = () => {
      const now = latest.current;
      if (now.saved !== saved) return toast({ text: t('history.savedSince') });
      replace({ saved, draft: mergeQuotation(restored, now.draft, draft) });
    };
    replace({ saved, draft: restored });
    const when = formatDateTime(earlier.updatedAt);
    toast({ text: t(changes > 0 ? 'history.restoredOver' : 'history.restored', { when }), onUndo: undo });
  };
}
