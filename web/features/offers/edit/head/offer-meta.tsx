import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { quotationsOf } from '#shared/offers/quotations-of.ts';
import type { PrintedSite } from '#shared/schemas/offer.ts';
import { Icon } from '#web/components/icon.tsx';
import { StateBadge } from '#web/features/offers/parts/state-badge.tsx';
import { shownState } from '#web/features/offers/sent/shown-state.ts';
import type { OfferView } from '../use-offer-view.ts';

const townOf = ({ city, province }: PrintedSite) => (province ? `${city} (${province})` : city);

/** Customer, place, number, language and validity; on phones the first two (mock-up 16-390). */
export function OfferMeta({ offer: { draft }, sent }: OfferView) {
  const { t } = useTranslation(['offers', 'sentOffer']);
  const { customer, customerId, site, contact } = draft;
  const town = site && townOf(site);
  const quotations = quotationsOf(draft);
  const validityText = useValidityText();
  return (
    <ul className="meta offer-meta">
      <li className="mobile-only">
        <StateBadge state={shownState(sent)} />
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
        {validityText(draft.validUntil, sent)}
      </li>
      {quotations.map((id, at) => (
        <li key={id} className="desk-only">
          <Icon name="link" />
          <Link to={paths.quotation(id)}>
            {t(quotations.length > 1 ? 'edit.meta.quotationOf' : 'edit.meta.quotation', { number: at + 1 })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Until when the sent version is good, and what the working copy has instead (SND-001). */
function useValidityText() {
  const { t } = useTranslation('offers');
  const dayOf = (day: string) => formatDate(`${day}T12:00:00Z`);
  return (ofDraft: string, sent: OfferView['sent']): string => {
    const ofVersion = sent?.validUntil ?? ofDraft;
    const said = { day: dayOf(ofVersion), draft: dayOf(ofDraft) };
    return t(ofVersion === ofDraft ? 'edit.meta.validUntil' : 'edit.meta.otherValidity', said);
  };
}
