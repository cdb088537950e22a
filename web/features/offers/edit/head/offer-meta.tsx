import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { PrintedSite } from '#shared/schemas/offer.ts';
import { Icon } from '#web/components/icon.tsx';
import { StateBadge } from '#web/features/offers/parts/state-badge.tsx';
import type { OfferView } from '../use-offer-view.ts';

const townOf = ({ city, province }: PrintedSite) => (province ? `${city} (${province})` : city);

/** Customer, place, number, language and validity; on phones the first two (mock-up 16-390). */
export function OfferMeta({ offer: { draft }, sent }: OfferView) {
  const { t } = useTranslation(['offers', 'sentOffer']);
  const { customer, customerId, site, contact } = draft;
  const town = site && townOf(site);
  const quotations = new Set(draft.lines.flatMap(({ material }) => material?.quotationId ?? []));
  const [first] = quotations;
  return (
    <ul className="meta offer-meta">
      <li className="mobile-only">
        <StateBadge state={sent?.state ?? 'draft'} />
      </li>
      <li>
        <Icon name="user" />
        <span>
          {customer && customerId ? (
            <Link to={paths.customer(customerId)}>{customer.name}</Link>
          ) : (
            t('edit.meta.noCustomer')
          )}
          {contact && `, ${contact.name}`}
        </span>
      </li>
      {town && (
        <li>
          <Icon name="map-marker" />
          {town}
        </li>
      )}
      <li>
        <Icon name="file" />
        {t('edit.meta.number', { number: offerNumber(draft) })}
        {sent && sent.version > 0 && `, ${t('sentOffer:version', { version: sent.version })}`}
      </li>
      <li className="desk-only">
        <Icon name="language" />
        {t(`edit.languages.${draft.language}`)}
      </li>
      <li>
        <Icon name="calendar" />
        {t('edit.meta.validUntil', { day: formatDate(`${draft.validUntil}T12:00:00Z`) })}
      </li>
      {first && quotations.size === 1 && (
        <li className="desk-only">
          <Icon name="link" />
          <Link to={paths.quotation(first)}>{t('edit.meta.quotation')}</Link>
        </li>
      )}
    </ul>
  );
}
