import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { Timer } from '#web/lib/timer.ts';
import { NotOpened, Withdrawn } from './page/ended-view.tsx';
import { OpenedOffer } from './page/opened-offer.tsx';
import { useReceivedOffer } from './page/state/use-received-offer.ts';
import { type Guest, isShown, tokenOf } from './parts/guest.ts';
import { GuestFrame } from './parts/guest-frame.tsx';
import { OfferShapes } from './parts/offer-shapes.tsx';
import { languageOf, usePageLanguage } from './parts/page-language.ts';

/** /o/:id#t=…: the offer as who received it reads, chooses, asks and signs, without a session (ACC-001). */
export default function ReceivedOfferPage({ timer }: { timer?: Timer }) {
  const { id = '' } = useParams();
  const token = tokenOf(useLocation().hash);
  // Another link opens another page.
  return <Received key={`${id} ${token}`} guest={{ offer: id, token }} timer={timer} />;
}

function Received({ guest, timer }: { guest: Guest; timer?: Timer | undefined }) {
  const { t } = useTranslation('receivedOffer');
  const { page, failure, reload, refresh, end, show, retry, ...ended } = useReceivedOffer(guest);
  const { language, choose } = usePageLanguage(page?.language ?? ended.language ?? languageOf(''));
  const frame = {
    ...{ owner: page?.owner, accent: page?.content?.model.owner.accent },
    ...{ language, onLanguage: choose },
    fragment: `#o=${encodeURIComponent(guest.offer)}&t=${encodeURIComponent(guest.token)}`,
  };
  if (page && isShown(page))
    return (
      <OpenedOffer
        {...{ guest, page, frame, timer }}
        onReload={reload}
        onRefresh={refresh}
        onEnded={end}
        onShow={show}
      />
    );
  return (
    <GuestFrame {...frame}>
      {page && <Withdrawn page={page} />}
      {!page && failure === undefined && (
        <div role="status" aria-label={t('loading')}>
          <OfferShapes />
        </div>
      )}
      {!page && failure !== undefined && (
        <NotOpened offer={guest.offer} failure={failure} onRetry={() => void retry()} />
      )}
    </GuestFrame>
  );
}
