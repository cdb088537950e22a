import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { cents } from '#shared/money/units.ts';
import { Money } from '#web/components/amount.tsx';
import { BreakingAddress } from '#web/components/breaking-address.tsx';
import { Card } from '#web/components/card.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { useLinkName } from '../use-link-name.ts';
import { type SentVersion, useLinks, useVersions } from '../use-sent-offer.ts';
import { RemindersCard } from './reminders-card.tsx';
import type { TabProps } from './tab-props.ts';

/** The sums of the newest version as it was sent, and who can open it. */
export function SentAside({ sent }: TabProps) {
  const { t } = useTranslation('sentOffer');
  const { data, error } = useVersions(sent.offer);
  const newest = data?.[0];
  const waits = useSkeleton(!data);
  const amount = (of: (newest: SentVersion) => number) =>
    newest ? <Money amount={cents(of(newest))} /> : <Skeleton width="80px" shown={waits} />;
  const links = useLinks(sent.offer).data ?? [];
  const nameOf = useLinkName();
  return (
    <aside className="stack" aria-label={t('aside.label')}>
      {!error && (
        <section className="card">
          <dl className="sent-sums">
            <div>
              <dt>{t('aside.taxable')}</dt>
              <dd>{amount(({ value }) => value)}</dd>
            </div>
            <div>
              <dt>{t('aside.vat')}</dt>
              <dd>{amount(({ total, value }) => total - value)}</dd>
            </div>
            <div className="grand">
              <dt>{t('aside.total')}</dt>
              <dd>{amount(({ total }) => total)}</dd>
            </div>
          </dl>
        </section>
      )}
      <RemindersCard sent={sent} />
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
