import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { cents } from '#shared/money/units.ts';
import { Money } from '#web/components/amount.tsx';
import { BreakingAddress } from '#web/components/breaking-address.tsx';
import { Card } from '#web/components/card.tsx';
import { useLinkName } from '../use-link-name.ts';
import { useLinks, useVersions } from '../use-sent-offer.ts';
import { RemindersCard } from './reminders-card.tsx';
import type { TabProps } from './tab-props.ts';

/** The sums of the newest version as it was sent, and who can open it. */
export function SentAside({ sent }: TabProps) {
  const { t } = useTranslation('sentOffer');
  const newest = useVersions(sent.offer).data?.[0];
  const links = useLinks(sent.offer).data ?? [];
  const nameOf = useLinkName();
  return (
    <aside className="stack" aria-label={t('aside.label')}>
      {newest && (
        <section className="card">
          <dl className="sent-sums">
            <div>
              <dt>{t('aside.taxable')}</dt>
              <dd>
                <Money amount={cents(newest.value)} />
              </dd>
            </div>
            <div>
              <dt>{t('aside.vat')}</dt>
              <dd>
                <Money amount={cents(newest.total - newest.value)} />
              </dd>
            </div>
            <div className="grand">
              <dt>{t('aside.total')}</dt>
              <dd>
                <Money amount={cents(newest.total)} />
              </dd>
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
