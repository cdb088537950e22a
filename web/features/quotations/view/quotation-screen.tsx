import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { LiveRegion } from '#web/components/live-region.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { QuotationHead } from './head/quotation-head.tsx';
import { QuotationNote } from './head/quotation-note.tsx';
import { NewPrices } from './new-prices.tsx';
import { OtherVersion, useOtherVersion } from './other-version.tsx';
import { QuotationBar } from './quotation-bar.tsx';
import { QuotationCard } from './quotation-card.tsx';
import { QuotationDialogs } from './quotation-dialogs.tsx';
import { QuotationNotices } from './quotation-notices.tsx';
import { useQuotationView } from './use-quotation-view.ts';
import './quotation-screen.css';

/** `error`: of the last reload. */
type Props = { loaded: Quotation; error: unknown; onRetry: () => void };

/** The quotation with all its dialogs; edits stay on the page until they are saved (QVW-059). */
export function QuotationScreen({ loaded, error, onRetry }: Props) {
  const { t } = useTranslation(['quotations', 'common']);
  const isDeleted = codeOf(error) === 'not-found';
  const view = useQuotationView(loaded, isDeleted);
  const { draft, save, shortage, onSave, onOpen } = view;
  const otherVersion = useOtherVersion(loaded, view);
  const online = useOnline();
  const maySave = online && !isDeleted && !otherVersion;
  useUnsavedGuard(draft.changes > 0, { save: maySave ? save.save : undefined });
  const keep = () => (otherVersion ? onOpen({ kind: 'versions' }) : onSave());
  useShortcut('mod+s', t('common:shortcuts.save'), keep, online && !save.saving);
  if (isDeleted && draft.changes === 0) return <QuotationNotLoaded error={error} onRetry={onRetry} />;
  const { total, totalIncidence, hasMoney } = draft.priced;
  const totals = { total: formatMoney(total), incidence: formatMoney(totalIncidence) };
  const spoken = [
    hasMoney && t('view.table.spokenTotal', totals),
    shortage.rows.length > 0 && t('short.notice', { count: shortage.rows.length }),
  ];
  return (
    <QuotationHead {...view}>
      <QuotationNotices {...view} />
      {!isDeleted && <NewPrices {...view} todayPrices={loaded.todayPrices} />}
      {otherVersion && <OtherVersion {...view} theirs={otherVersion} />}
      <QuotationCard {...view} />
      <QuotationNote note={draft.draft.note} onOpen={onOpen} />
      <LiveRegion text={spoken.filter(Boolean).join('. ')} />
      <QuotationBar {...view} isOutdated={otherVersion !== undefined} onSave={keep} />
      <QuotationDialogs {...view} />
    </QuotationHead>
  );
}
