import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toast.tsx';
import { useSaver } from '../parts/use-saver.ts';
import { mergeQuotation } from './merge-quotation.ts';
import type { QuotationDraft } from './use-quotation-draft.ts';

const CompareDialog = lazy(() => import('./dialogs/compare-dialog.tsx'));

type Props = { theirs: Quotation; draft: QuotationDraft };

/** The two ways on; both keep the own edits through their undo (OP53). */
function useDecision({ theirs, draft }: Props) {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const keepMine = () => {
    draft.replace({ saved: theirs, draft: mergeQuotation(draft.saved, draft.draft, theirs) });
  };
  const reload = () => {
    draft.replace({ saved: theirs, draft: theirs });
    toast({ text: t('view.conflict.reloaded'), onUndo: keepMine });
  };
  const useMixed = (mixed: Quotation) => {
    draft.replace({ saved: theirs, draft: mixed });
    toast({ text: t('view.conflict.mixed'), onUndo: keepMine });
  };
  return { useMixed, reload };
}

/** Somebody else saved meanwhile: reload or compare. */
export function OtherVersion({ theirs, draft }: Props) {
  const { t } = useTranslation('quotations');
  const { useMixed, reload } = useDecision({ theirs, draft });
  const [comparing, setComparing] = useState(false);
  const by = useSaver()(theirs.updatedBy, theirs.updatedAt);
  return (
    <>
      <div className="quotation-notices">
        <Alert
          tone="err"
          action={
            <div className="row wrap">
              <Button small onClick={reload}>
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
        <Suspense>
          <CompareDialog
            base={draft.saved}
            mine={draft.draft}
            theirs={theirs}
            onChoose={useMixed}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
