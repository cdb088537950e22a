import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { makesOffers } from '#shared/access/makes-offers.ts';
import { PageFrame } from '#web/components/page-frame.tsx';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { AccessCard } from './access/access-card.tsx';
import { HelpCard } from './help-card.tsx';
import { ImageCard } from './image-card.tsx';
import { ProfileAlerts } from './profile-alerts.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { AddressCard, ConsentsCard, OffersCard, PersonCard, PriceListCard } from './profile-cards.tsx';
import { useProfile } from './use-profile.ts';
import './profile-page.css';
import { lazyPart } from '#web/components/lazy-part.tsx';

/** Few users open these. */
const DataCard = lazyPart(() => import('./data/data-card.tsx'));
const MeasuresCard = lazyPart(() => import('./measures/measures-card.tsx'));
const SessionsCard = lazyPart(() => import('./sessions/sessions-card.tsx'));

/** /profilo (PRO-001). */
export default function ProfilePage({ timer }: { timer?: Timer }) {
  const { ready } = useTranslation(['profile', 'person', 'image', 'help']);
  return ready ? <OwnProfile timer={timer} /> : <ScreenLoading />;
}

function OwnProfile({ timer }: { timer?: Timer }) {
  const { t } = useTranslation('profile');
  const profile = useProfile(timer);
  return (
    <PageFrame area="profile" title={t('title')} withBar>
      <ProfileAlerts profile={profile} />
      <div className="split profile">
        <div className="stack">
          <PersonCard profile={profile} />
          <AddressCard profile={profile} />
          <ConsentsCard profile={profile} />
          <Suspense fallback={<Skeleton height="240px" />}>
            <DataCard profile={profile} />
          </Suspense>
        </div>
        <aside className="stack" aria-label={t('access')}>
          <AccessCard profile={profile} />
          <Suspense fallback={<Skeleton height="160px" />}>
            <SessionsCard profile={profile} />
          </Suspense>
          <PriceListCard profile={profile} />
          <Suspense fallback={<Skeleton height="240px" />}>
            <MeasuresCard />
          </Suspense>
          <ImageCard profile={profile} />
          {makesOffers(profile.user) && <OffersCard />}
          <HelpCard />
        </aside>
      </div>
      <ProfileBar profile={profile} />
    </PageFrame>
  );
}
