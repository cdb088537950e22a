import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { BreakingAddress } from '#web/components/breaking-address.tsx';
import { Card } from '#web/components/card.tsx';
import { useSkeleton } from '#web/components/skeleton.tsx';
import SentSums from '../sent-sums.tsx';
import { useLinkName } from '../use-link-name.ts';
import { useLinks, useVersions } from '../use-sent-offer.ts';
import { RemindersCard } from './reminders-card.tsx';
import type { TabProps } from './tab-props.ts';

/** The sums of the newest version as it was sent or accepted, and who can open it. */
export function SentAside({ sent, onOpen }: TabProps) {
  const { t } = useTranslation('sentOffer');
  const { data, error } = useVersions(sent.offer);
  const newest = data?.[0];
  const waits = useSkeleton(!data);
  const sums = sent.accepted ?? (newest && { ...newest, vat: newest.total - newest.value - newest.stamp });
  const links = useLinks(sent.offer).data ?? [];
  const nameOf = useLinkName();
  return (
    <aside className="stack" aria-label={t('aside.label')}>
      {(sums || !error) && <SentSums sums={sums} waits={waits} accepted={sent.accepted} />}
      <RemindersCard sent={sent} onRemind={() => onOpen({ kind: 'remind' })} />
      {links.length > 0 && (
        <Card title={t('aside.links')}>
          <ul className="sent-who">
            {links.map((link) => (
              <li key={link.id}>
                <span>
                  <BreakingAddress text={nameOf(link)} />
                </span>
                <small className="muted">
                  {link.openedAt
                    ? t('links.visits', { count: link.visits, at: formatDateTime(link.openedAt) })
                    : t('links.never')}
                </small>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}
