import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#shared/format/format-date.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toast.tsx';
import { CompareDialog } from './dialogs/compare-dialog.tsx';
import { mergeQuotation } from './merge-quotation.ts';
import type { QuotationDraft } from './use-quotation-draft.ts';

type Props = { theirs: Quotation; draft: QuotationDraft };

/** Somebody else saved meanwhile: reload or compare. Own edits are never lost, reloading can be undone (OP53). */
export function OtherVersion({ theirs, draft }: Props) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const [comparing, setComparing] = useState(false);
  const by = { name: theirs.updatedBy, time: formatTime(theirs.updatedAt) };
  const merged = () => mergeQuotation(draft.saved, draft.draft, theirs);
  const keepMine = () => draft.replace({ saved: theirs, draft: merged() });
  const useTheirs = () => {
    const mine = merged();
    draft.replace({ saved: theirs, draft: theirs });
    toast({
      text: t('view.conflict.reloaded'),
      onUndo: () => draft.replace({ saved: theirs, draft: mine }),
    });
  };
  return (
    <>
      <div className="quotation-notices">
        <Alert
          tone="err"
          action={
            <div className="row wrap">
              <Button small onClick={useTheirs}>
                {t('view.conflict.reload')}
              </Button>
              <Button small onClick={() => setComparing(true)}>
                {t('view.conflict.compare')}
              </Button>
            </div>
          }
        >
          {t('view.conflict.text', by)}
        </Alert>
      </div>
      {comparing && (
        <CompareDialog
          mine={draft.draft}
          theirs={theirs}
          onUseTheirs={useTheirs}
          onKeepMine={keepMine}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
