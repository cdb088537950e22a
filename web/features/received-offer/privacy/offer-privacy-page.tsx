import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { OpenPage } from '../parts/open-page.tsx';
import { useOwnerOfLink } from './use-owner-of-link.ts';
import './offer-privacy-page.css';

const sections = ['controller', 'data', 'why', 'long', 'who', 'rights'] as const;

const { company, address, privacyContact: contact, software } = brand;

/**
 * /privacy/offerte: the notice for customers, whose controller is who sent the offer (ACC-053). The fragment of a link from an
 * offer names it; from elsewhere the offer and its mails do.
 */
export default function OfferPrivacyPage() {
  const { t } = useTranslation('receivedOffer');
  const owner = useOwnerOfLink(useLocation().hash) ?? t('privacy.sender');
  const values = { company, address, contact, software, owner };
  return (
    <OpenPage title={t('privacy.title')} lead={t('privacy.lead')}>
      {sections.map((name) => (
        <section key={name} className="offer-privacy">
          <h2>{t(`privacy.sections.${name}.title`)}</h2>
          {t(`privacy.sections.${name}.text`, values)
            .split('\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      ))}
    </OpenPage>
  );
}
