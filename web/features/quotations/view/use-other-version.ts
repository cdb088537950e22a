import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useToast } from '#web/components/toast.tsx';
import { useSaver } from '../parts/use-saver.ts';
import type { QuotationDraft } from './use-quotation-draft.ts';

/**
 * A newer version that somebody else saved. Without own changes it is taken over and said; with some it is
 * answered, for the person to decide (OP53).
 */
export function useOtherVersion(loaded: Quotation, draft: QuotationDraft, saving: boolean) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const saver = useSaver();
  const { saved, changes, replace } = draft;
  const isNewer = !saving && loaded.revision > saved.revision;
  const mayTakeOver = isNewer && changes === 0;
  useEffect(() => {
    if (!mayTakeOver) return;
    replace({ saved: loaded, draft: loaded });
    toast({ text: t('view.conflict.updated', saver(loaded.updatedBy, loaded.updatedAt)) });
  }, [mayTakeOver, loaded, replace, toast, saver, t]);
  return isNewer && changes > 0 ? loaded : undefined;
}
