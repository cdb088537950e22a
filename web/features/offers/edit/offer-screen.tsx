import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { quotationsOf } from '#shared/offers/quotations-of.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { LiveRegion } from '#web/components/live-region.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { SentTabs, useSentTab } from '../sent/sent-tabs.tsx';
import type { SentOffer } from '../sent/use-sent-offer.ts';
import { OfferHead } from './head/offer-head.tsx';
import { HasQuotations } from './lines/line-menu.tsx';
import { LinesCard } from './lines/lines-card.tsx';
import { MarginCard } from './margin/margin-card.tsx';
import { OfferBar } from './offer-bar.tsx';
import { OfferDialogs } from './offer-dialogs.tsx';
import { OfferNotLoaded } from './offer-not-loaded.tsx';
import { OfferNotices } from './offer-notices.tsx';
import { OfferLanguage } from './parts/use-line-name.ts';
import { ReadOnlyOffer } from './parts/value-button.tsx';
import { KeyFigures, PhoneLines } from './phone/phone-lines.tsx';
import { TextsCard } from './texts/texts-card.tsx';
import { TotalsCard } from './totals/totals-card.tsx';
import { type OfferView, useOfferView } from './use-offer-view.ts';
import './offer-screen.css';

type Props = { stored: Offer; sent: SentOffer | null; error: unknown; onRetry: () => void };

const OfferConflict = lazyDialog(() => import('./offer-conflict.tsx'));
const SentNotices = lazyPart(() => import('../sent/sent-notices.tsx'));
const SentSums = lazyPart(() => import('../sent/sent-sums.tsx'));
const SentPart = lazyPart(() => import('../sent/tabs/sent-part.tsx'));

/** One offer, edited on the page until it is saved; once it was sent, beside what became of it. */
export function OfferScreen({ stored, sent, error, onRetry }: Props) {
  const { t } = useTranslation(['offers', 'common']);
  const view = useOfferView({ stored, sent, error });
  const online = useOnline();
  const tab = useSentTab(sent);
  const { offer, isDeleted } = view;
  useShortcut('mod+s', t('common:shortcuts.save'), view.onSave, online && !offer.saving);
  if (isDeleted && offer.changes === 0)
    return (
      <OfferHead {...view}>
        <OfferNotLoaded error={error} onRetry={onRetry} />
      </OfferHead>
    );
  return (
    <OfferHead {...view}>
      <OfferLanguage value={offer.draft.language}>
        <SentTabs sent={sent} shown={tab} />
        {view.sent && (
          <Suspense fallback={null}>
            <SentNotices {...view} sent={view.sent} />
          </Suspense>
        )}
        {tab === 'offer' ? (
          <Editor {...view} />
        ) : (
          <Suspense fallback={null}>
            <SentPart {...view} tab={tab} />
          </Suspense>
        )}
        <OfferBar {...view} />
        {offer.conflict && !view.isReadOnly && (
          <DialogPlace>
            <OfferConflict {...view} theirs={offer.conflict} onClose={offer.keepEditing} />
          </DialogPlace>
        )}
        <OfferDialogs {...view} />
      </OfferLanguage>
    </OfferHead>
  );
}

/** The working copy; that of an accepted offer is read alone (SND-046). */
function Editor(view: OfferView) {
  const { t } = useTranslation('offers');
  const isPhone = useNarrowerThan(640);
  const { draft, evaluated } = view.offer;
  const accepted = view.sent?.accepted;
  const total = formatMoney(cents(evaluated.total));
  return (
    <>
      {!view.isReadOnly && <OfferNotices {...view} />}
      {isPhone && <KeyFigures {...view} />}
      <ReadOnly isOn={view.isReadOnly}>
        <div className="split offer-screen">
          <div className="stack">
            <HasQuotations value={quotationsOf(draft).length > 0}>
              {isPhone ? <PhoneLines {...view} /> : <LinesCard {...view} />}
            </HasQuotations>
            {!isPhone && <TextsCard {...view} />}
          </div>
          <aside className="stack" aria-label={t('edit.totals.title')}>
            {accepted && view.offer.isOther ? (
              <Suspense fallback={null}>
                <SentSums sums={accepted} accepted={accepted} />
              </Suspense>
            ) : (
              <TotalsCard {...view} />
            )}
            <MarginCard {...view} />
            {isPhone && <TextsCard {...view} />}
          </aside>
        </div>
      </ReadOnly>
      <LiveRegion text={t('edit.totals.spoken', { total })} />
    </>
  );
}

/** Everything in it is read, copied and unfolded; the buttons and fields that change something are not there. */
const ReadOnly = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <ReadOnlyOffer value={isOn}>
    <fieldset className="read-only" disabled={isOn}>
      {children}
    </fieldset>
  </ReadOnlyOffer>
);
