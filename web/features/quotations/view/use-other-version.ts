import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#shared/format/format-date.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useToast } from '#web/components/toast.tsx';
import type { QuotationDraft } from './use-quotation-draft.ts';

/**
 * A newer version that somebody else saved. Without own changes it is taken over and said; with some it is
 * answered, for the person to decide (OP53).
 */
export function useOtherVersion(loaded: Quotation, draft: QuotationDraft, saving: boolean) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const { saved, changes, replace } = draft;
  const isNewer = !saving && loaded.revision > saved.revision;
  const mayTakeOver = isNewer && changes === 0;
  useEffect(() => {
    if (!mayTakeOver) return;
    replace({ saved: loaded, draft: loaded });
    const by = { name: loaded.updatedBy, time: formatTime(loaded.updatedAt) };
    toast({ text: t('view.conflict.updated', by) });
  }, [mayTakeOver, loaded, replace, toast, t]);
  return isNewer && changes > 0 ? loaded : undefined;
}
