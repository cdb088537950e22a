import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { measurePlaces } from '#shared/measuring/measure-places.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { PageFrame } from '#web/components/page-frame.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { OtherVersion, useOtherVersion } from '../view/other-version.tsx';
import { QuotationNotices } from '../view/quotation-notices.tsx';
import { useQuotationView } from '../view/use-quotation-view.ts';
import { useOwnKeys } from './formula/own-keys.ts';
import { useKeysItem } from './formula/use-keys-item.ts';
import type { MeasureDialog } from './measure-dialogs.tsx';
import { MeasuredParts } from './measured-parts.tsx';
import { MeasuresBar } from './measures-bar.tsx';
import { KeysMenu, RuleFact } from './measures-head.tsx';
import { SheetMenu } from './sheet-menu.tsx';
import { useMeasures } from './use-measures.ts';
import { useSheet } from './use-sheet.ts';
import './measures-screen.css';

type Props = { loaded: Quotation; error: unknown; onRetry: () => void };

/** The measures of a quotation: edits are those of the quotation itself, saved on its revision (MEA-034). */
export function MeasuresScreen({ loaded, error, onRetry }: Props) {
  const { t } = useTranslation(['measures', 'quotations', 'common']);
  const isDeleted = codeOf(error) === 'not-found';
  const view = useQuotationView(loaded, isDeleted);
  const { draft, save } = view;
  const measuring = useMeasures(draft);
  const [dialog, setDialog] = useState<MeasureDialog>();
  const keys = useOwnKeys();
  const keysItem = useKeysItem(keys);
  const sheet = useSheet(draft.draft, save, t('sheet.fileKind'));
  const otherVersion = useOtherVersion(loaded, view);
  const online = useOnline();
  const hasFaults = measurePlaces(draft.draft.measures).some(({ lines }) => lines.some(({ fault }) => fault));
  const maySave = online && !isDeleted && !otherVersion && !hasFaults;
  useUnsavedGuard(draft.changes > 0, { save: maySave ? save.save : undefined });
  const keep = () => {
    if (otherVersion) view.onOpen({ kind: 'versions' });
    else if (!hasFaults) view.onSave();
  };
  useShortcut('mod+s', t('common:shortcuts.save'), keep, online && !save.saving);
  if (isDeleted && draft.changes === 0) return <QuotationNotLoaded error={error} onRetry={onRetry} />;
  const quotation = draft.draft;
  const documents = { ...view.documents, failure: sheet.failure, dismissFailure: sheet.dismissFailure };
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={[
        { label: t('quotations:view.list'), to: paths.quotations },
        { label: quotationTitle(quotation), to: paths.quotation(quotation.id) },
        { label: t('title') },
      ]}
      facts={<RuleFact rule={quotation.measures.rule} onOpen={() => setDialog({ kind: 'rule' })} />}
      actions={
        <>
          <SheetMenu sheet={sheet} disabledReason={hasFaults && t('save.faults')} />
          {keysItem && <KeysMenu item={keysItem} />}
        </>
      }
      withBar
    >
      <QuotationNotices {...view} documents={documents} />
      {otherVersion && <OtherVersion {...view} theirs={otherVersion} />}
      <MeasuredParts {...{ view, measuring, keys, dialog, setDialog }} />
      <MeasuresBar {...{ view, hasFaults }} isOutdated={otherVersion !== undefined} onSave={keep} />
    </PageFrame>
  );
}
