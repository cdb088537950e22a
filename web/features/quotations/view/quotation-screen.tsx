import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { LiveRegion } from '#web/components/live-region.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useOnline } from '#web/lib/online.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { QuotationHead } from './head/quotation-head.tsx';
import { QuotationNote } from './head/quotation-note.tsx';
import { useDocuments } from './head/use-documents.ts';
import { NewPrices } from './new-prices.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { OtherVersion } from './other-version.tsx';
import { QuotationBar } from './quotation-bar.tsx';
import { QuotationCard } from './quotation-card.tsx';
import { QuotationDialogs } from './quotation-dialogs.tsx';
import { QuotationNotices } from './quotation-notices.tsx';
import { useOtherVersion } from './use-other-version.ts';
import { useQuotationDraft } from './use-quotation-draft.ts';
import { useQuotationSave } from './use-quotation-save.ts';
import { useReplaceDraft } from './use-replace-draft.ts';
import { useShownRows } from './use-shown-rows.ts';
import './quotation-screen.css';

/** `error`: why it could not be fetched again. */
type Props = { loaded: Quotation; error: unknown; onRetry: () => void };

/** The quotation with all its dialogs; edits stay on the page until they are saved (QVW-059). */
export function QuotationScreen({ loaded, error, onRetry }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const draft = useQuotationDraft(loaded);
  const isDeleted = codeOf(error) === 'not-found';
  const save = useQuotationSave(draft, isDeleted);
  const shown = useShownRows(draft.priced.hasMoney);
  const documents = useDocuments(draft, save, shown);
  const replaceDraft = useReplaceDraft(draft);
  const otherVersion = useOtherVersion(loaded, draft, save.saving);
  const [dialog, setDialog] = useState<OpenDialog>();
  const online = useOnline();
  useUnsavedGuard(draft.changes > 0);
  useShortcut('mod+s', t('common:shortcuts.save'), () => void save.save(), online && !save.saving);
  if (isDeleted && draft.changes === 0) return <QuotationNotLoaded error={error} onRetry={onRetry} />;
  const { total, totalIncidence, hasMoney } = draft.priced;
  const spoken = { total: formatMoney(total), incidence: formatMoney(totalIncidence) };
  return (
    <QuotationHead draft={draft} save={save} shown={shown} documents={documents} onOpen={setDialog}>
      <QuotationNotices
        quotation={draft.draft}
        isDeleted={isDeleted}
        failure={save.failure ?? documents.failure}
        onDismiss={() => {
          save.dismissFailure();
          documents.dismissFailure();
        }}
      />
      {!isDeleted && <NewPrices draft={draft} replaceDraft={replaceDraft} todayPrices={loaded.todayPrices} />}
      {otherVersion && (
        <OtherVersion
          theirs={otherVersion}
          draft={draft}
          replaceDraft={replaceDraft}
          failure={save.failure}
        />
      )}
      <QuotationCard draft={draft} shown={shown} onOpen={setDialog} />
      <QuotationNote note={draft.draft.note} onOpen={setDialog} />
      <LiveRegion text={hasMoney ? t('view.table.spokenTotal', spoken) : ''} />
      <QuotationBar draft={draft} save={save} />
      <QuotationDialogs
        dialog={dialog}
        draft={draft}
        save={save}
        documents={documents}
        onClose={() => setDialog(undefined)}
      />
    </QuotationHead>
  );
}
