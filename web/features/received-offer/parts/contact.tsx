import { useTranslation } from 'react-i18next';
import type { PageOwner } from '#shared/offers/accepting/offer-page.ts';
import { Icon } from '#web/components/icon.tsx';

export const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** How to reach who sent the offer. */
export function Contact({ owner }: { owner: PageOwner }) {
  const { t } = useTranslation('receivedOffer');
  return (
    <div className="guest-contact">
      {owner.phone && (
        <a className="btn" href={telOf(owner.phone)} aria-label={t('head.call', owner)}>
          <Icon name="phone" />
          {owner.phone}
        </a>
      )}
      <a className="btn" href={`mailto:${owner.email}`} aria-label={t('head.writeTo', owner)}>
        <Icon name="envelope" />
        {t('head.write')}
      </a>
    </div>
  );
}
