import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useDocuments } from './head/use-documents.ts';
import type { OpenDialog } from './open-dialog.ts';
import { askFirst } from './short/ask-first.ts';
import { useShortage } from './short/use-shortage.ts';
import { type QuotationDraft, useQuotationDraft, type Versions } from './use-quotation-draft.ts';
import { useQuotationSave } from './use-quotation-save.ts';
import { useShownRows } from './use-shown-rows.ts';

/** The state of the screen, from which its parts take what they need. */
export function useQuotationView(loaded: Quotation, isDeleted: boolean) {
  const draft = useQuotationDraft(loaded);
  const save = useQuotationSave(draft, isDeleted);
  const shown = useShownRows(draft.priced.hasMoney);
  const shortage = useShortage(draft);
  const [dialog, setDialog] = useState<OpenDialog>();
  const ask = askFirst(shortage, setDialog);
  const documents = useDocuments({ draft, save, shown, askFirst: ask });
  const replaceDraft = useReplaceDraft(draft);
  const latest = useRef(save);
  latest.current = save;
  return {
    draft,
    save,
    shown,
    shortage,
    documents,
    replaceDraft,
    dialog,
    // Ctrl+S works without changes, too, and then there is nothing to ask about.
    onSave: () => draft.changes > 0 && ask(() => void latest.current.save()),
    onShare: () => ask(() => setDialog({ kind: 'share' })),
    onOpen: setDialog,
    onClose: () => setDialog(undefined),
  };
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
      toast({ text, onUndo, isLast: latest.current.watch() });
    },
    [t, toast],
  );
}
