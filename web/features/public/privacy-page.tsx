import { useTranslation } from 'react-i18next';
import { brand } from '#shared/brand.ts';
import { PublicFrame } from '#web/components/public-frame.tsx';
import './privacy-page.css';

/** The topics of article 13, in the order of their letters (I18-010, OPW-62). */
const sections = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;

const { company, address, vatNumber: vat, privacyContact: contact, software } = brand;
const values = { company, address, vat, contact, software };

/** /privacy (SHL-014). */
export default function PrivacyPage() {
  const { t } = useTranslation(['privacy', 'common']);
  return (
    <PublicFrame title={t('title')} lead={t('lead', values)}>
      <nav className="contents" aria-label={t('contents')}>
        <ul>
          {sections.map((letter) => (
            <li key={letter}>
              <a href={`#${letter}`}>
                {letter}) {t(`sections.${letter}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((letter) => (
        <section key={letter} id={letter} className="policy" aria-labelledby={`${letter}-title`}>
          <h2 id={`${letter}-title`}>
            {letter}) {t(`sections.${letter}.title`)}
          </h2>
          {t(`sections.${letter}.text`, values)
            .split('\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      ))}
    </PublicFrame>
  );
}
