import { useTranslation } from 'react-i18next';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';
import { useReplaceDraft } from '../use-replace-draft.ts';

/** Puts an earlier version into the draft, to be saved. */
export function useRestore(current: QuotationDraft) {
  const { t } = useTranslation('quotations');
  const replaceDraft = useReplaceDraft(current);
  const { saved, draft, changes } = current;
  return (earlier: Quotation) => {
    const when = formatDateTime(earlier.updatedAt);
    replaceDraft({
      next: { saved, draft: restoreRevision(saved, draft, earlier) },
      back: draft,
      text: t(changes > 0 ? 'history.restoredOver' : 'history.restored', { when }),
    });
  };
}
