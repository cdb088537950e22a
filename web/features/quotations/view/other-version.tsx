import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useSaver } from '../parts/use-saver.ts';
import type { QuotationDraft } from './use-quotation-draft.ts';
import type { ReplaceDraft } from './use-replace-draft.ts';

const CompareDialog = lazyDialog(() => import('./dialogs/compare-dialog.tsx'));

type Props = { theirs: Quotation; draft: QuotationDraft; replaceDraft: ReplaceDraft };

/** The two ways on; both keep the own edits through their undo (OP53). */
function useDecision({ theirs, draft, replaceDraft }: Props) {
  const { t } = useTranslation('quotations');
  const goOnWith = (next: Quotation, text: string) => {
    const back = mergeQuotation(draft.saved, draft.draft, theirs);
    replaceDraft({ next: { saved: theirs, draft: next }, back, text });
  };
  const reload = () => goOnWith(theirs, t('view.conflict.reloaded'));
  const takeMixed = (mixed: Quotation) => goOnWith(mixed, t('view.conflict.mixed'));
  return { takeMixed, reload };
}

/** A save that met the conflict leads to the way on, which may be off screen. */
function useWayOn(failure: unknown) {
  const wayOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (codeOf(failure) !== 'conflict') return;
    wayOn.current?.focus({ preventScroll: true });
    wayOn.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return wayOn;
}

/** Somebody else saved meanwhile: reload or compare. `failure`: of the last save. */
export function OtherVersion({ failure, ...version }: Props & { failure: unknown }) {
  const { theirs, draft } = version;
  const { t } = useTranslation('quotations');
  const { takeMixed, reload } = useDecision(version);
  const compare = useWayOn(failure);
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
              <Button small ref={compare} onClick={() => setComparing(true)}>
                {t('view.conflict.compare')}
              </Button>
            </div>
          }
        >
          {t('view.conflict.text', by)}
        </Alert>
      </div>
      {comparing && (
        <DialogPlace>
          <CompareDialog
            base={draft.saved}
            mine={draft.draft}
            theirs={theirs}
            onChoose={takeMixed}
            onClose={() => setComparing(false)}
          />
        </DialogPlace>
      )}
    </>
  );
}
