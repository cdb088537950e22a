import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useDocuments } from './head/use-documents.ts';
import type { OpenDialog } from './open-dialog.ts';
import { type QuotationDraft, useQuotationDraft, type Versions } from './use-quotation-draft.ts';
import { useQuotationSave } from './use-quotation-save.ts';
import { useShownRows } from './use-shown-rows.ts';

/** The state of the screen, from which its parts take what they need. */
export function useQuotationView(loaded: Quotation, isDeleted: boolean) {
  const draft = useQuotationDraft(loaded);
  const save = useQuotationSave(draft, isDeleted);
  const shown = useShownRows(draft.priced.hasMoney);
  const documents = useDocuments(draft, save, shown);
  const replaceDraft = useReplaceDraft(draft);
  const [dialog, setDialog] = useState<OpenDialog>();
  const onClose = () => setDialog(undefined);
  return { draft, save, shown, documents, replaceDraft, dialog, onOpen: setDialog, onClose };
}
export type QuotationView = ReturnType<typeof useQuotationView>;

type Replacement = {
  next: Versions;
  /** The draft that an undo leads back to; edits made in between stay. */
  back: Quotation;
  text: string;
};

/** Shows another draft and offers an undo, which works until something is saved. */
function useReplaceDraft(current: QuotationDraft) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const latest = useRef(current);
  latest.current = current;
  return useCallback(
    ({ next, back, text }: Replacement) => {
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
