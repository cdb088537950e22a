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
import { comparedOf, useVersions } from './use-versions.ts';
import { VersionList } from './version-list.tsx';

/** Puts an earlier version into the draft, to be saved. */
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

/** The history of a quotation: its versions, to be compared and restored. */
export default function HistoryDialog(view: QuotationView) {
  const { draft, onClose } = view;
  const { t } = useTranslation('quotations');
  const { saved } = draft;
  const versions = useVersions(saved.id);
  const { data: newest = saved } = useQuotation(saved.id);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [comparing, setComparing] = useState(false);
  const restore = useRestore(view);
  const hasEarlier = (versions.data?.length ?? 0) > 1;
  const compared = comparedOf(versions.data ?? [], chosen);
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
        <VersionList
          draft={draft}
          versions={versions}
          chosen={chosen}
          onChoose={setChosen}
          onRestore={restore}
        />
      </DialogFrame>
      {comparing && compared && (
        <ComparisonDialog
          newest={newest}
          versions={compared}
          onRestore={restore}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
