import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countChanges } from '#shared/editing/count-changes.ts';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useHeld } from '#web/lib/use-held.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useSaver } from '../parts/use-saver.ts';
import type { QuotationView } from './use-quotation-view.ts';

const MergeDialog = lazyDialog(() => import('./history/merge-dialog.tsx'));

/**
 * A newer version that was saved elsewhere. Without own changes, nor a dialog that may make some, it replaces the draft,
 * with a message. With own changes it is returned, for the user to decide (OP53).
 */
export function useOtherVersion(
  loaded: Quotation,
  { draft, save, dialog }: QuotationView,
): Quotation | undefined {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const saver = useSaver();
  const { saved, changes, replace } = draft;
  const isNewer = !save.saving && loaded.revision > saved.revision;
  // An own save whose answer was lost is no other version.
  const isOwn = isNewer && changes > 0 && countChanges(loaded, draft.draft) === 0;
  // The dialog of the details saves by itself what it changed.
  const isHeld = useHeld() && dialog?.kind !== 'details';
  const mayTakeOver = isNewer && ((changes === 0 && !isHeld) || isOwn);
  useEffect(() => {
    if (!mayTakeOver) return;
    replace({ saved: loaded, draft: loaded });
    if (isOwn) return;
    toast({ text: t('view.conflict.updated', saver(loaded.updatedBy, loaded.updatedAt)) });
  }, [mayTakeOver, isOwn, loaded, replace, toast, saver, t]);
  return isNewer && changes > 0 && !isOwn ? loaded : undefined;
}

/** After a save that failed with a conflict, the focus goes to this button, which may be off screen. */
function useFocusAtConflict(failure: unknown) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (codeOf(failure) !== 'conflict') return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return button;
}

/** A newer version was saved elsewhere: reload or compare. Both keep the own edits through their undo (OP53). */
export function OtherVersion(props: QuotationView & { theirs: Quotation }) {
  const { theirs, draft, save, replaceDraft, dialog, onOpen, onClose } = props;
  const { t } = useTranslation('quotations');
  const compare = useFocusAtConflict(save.failure);
  const by = useSaver()(theirs.updatedBy, theirs.updatedAt);
  const goOnWith = (next: Quotation, text: string) => {
    const back = mergeQuotation(draft.saved, draft.draft, theirs);
    replaceDraft({ next: { saved: theirs, draft: next }, back, text });
  };
  return (
    <>
      <div className="quotation-notices">
        <Alert
          tone="err"
          action={
            <div className="row wrap">
              <Button small onClick={() => goOnWith(theirs, t('view.conflict.reloaded'))}>
                {t('view.conflict.reload')}
              </Button>
              <Button small ref={compare} onClick={() => onOpen({ kind: 'versions' })}>
                {t('view.conflict.compare')}
              </Button>
            </div>
          }
        >
          {t('view.conflict.text', by)}
        </Alert>
      </div>
      {dialog?.kind === 'versions' && (
        <DialogPlace>
          <MergeDialog
            base={draft.saved}
            mine={draft.draft}
            theirs={theirs}
            onChoose={(merged) => goOnWith(merged, t('view.conflict.mixed'))}
            onClose={onClose}
          />
        </DialogPlace>
      )}
    </>
  );
}
