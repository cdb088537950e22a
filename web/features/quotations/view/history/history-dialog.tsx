import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { useQuotation } from '../use-quotation.ts';
import type { QuotationView } from '../use-quotation-view.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { RevisionList } from './revision-list.tsx';
import { comparedOf, useRevisions } from './use-revisions.ts';

/** Puts an earlier revision into the draft, to be saved. */
function useRestore({ draft: { saved, draft, changes }, replaceDraft, onClose }: QuotationView) {
  const { t } = useTranslation('quotations');
  return (earlier: Quotation) => {
    const when = formatDateTime(earlier.updatedAt);
    replaceDraft({
      next: { saved, draft: restoreRevision(saved, draft, earlier) },
      back: draft,
      text: t(changes > 0 ? 'history.restoredOver' : 'history.restored', { when }),
    });
    onClose();
  };
}

/** The history of a quotation: its revisions, to be compared and restored. */
export default function HistoryDialog(view: QuotationView) {
  const { draft, onClose } = view;
  const { t } = useTranslation('quotations');
  const { saved } = draft;
  const revisions = useRevisions(saved.id);
  const { data: newest = saved } = useQuotation(saved.id);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [comparing, setComparing] = useState(false);
  const restore = useRestore(view);
  const hasEarlier = (revisions.data?.length ?? 0) > 1;
  const compared = comparedOf(revisions.data ?? [], chosen);
  return (
    <>
      <DialogFrame
        title={t('history.title')}
        context={t('history.context')}
        width={800}
        onClose={onClose}
        footerStart={hasEarlier && <span className="muted s">{t('history.hint')}</span>}
        footer={
          hasEarlier && (
            <Button variant="primary" disabled={!compared} onClick={() => setComparing(true)}>
              {t('history.compare')}
            </Button>
          )
        }
      >
        <RevisionList
          draft={draft}
          revisions={revisions}
          chosen={chosen}
          onChoose={setChosen}
          onRestore={restore}
        />
      </DialogFrame>
      {comparing && compared && (
        <ComparisonDialog
          newest={newest}
          revisions={compared}
          onRestore={restore}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
