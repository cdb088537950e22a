import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/card.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import type { Profile } from '../use-profile.ts';
import { ArchivePart } from './archive-part.tsx';
import { DeletionPart } from './deletion-part.tsx';
import './data-card.css';

/** The data about the user: download and erasure. */
export default function DataCard({ profile }: { profile: Profile }) {
  const { t, ready } = useTranslation(['personalData', 'catalogue']);
  if (!ready) return <Skeleton height="240px" />;
  return (
    <Card title={t('personalData:title')}>
      <ArchivePart />
      <hr className="data-parts" />
      <DeletionPart profile={profile} />
    </Card>
  );
}
