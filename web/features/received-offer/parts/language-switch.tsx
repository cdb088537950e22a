import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { type PageLanguage, pageLanguages } from './page-language.ts';

type Props = { language: PageLanguage; onChoose: (language: PageLanguage) => void };

/** The native list of the device lies over what is shown: the language, on phones its two letters. */
export function LanguageSwitch({ language, onChoose }: Props) {
  const { t } = useTranslation('receivedOffer');
  return (
    <div className="guest-language">
      <span className="desk-only" aria-hidden="true">
        <Icon name="language" />
        {t(`languages.${language}`)}
      </span>
      <span className="mobile-only" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <Icon name="angle-down" small />
      <select
        aria-label={t('languages.label')}
        value={language}
        onChange={({ target }) => onChoose(target.value as PageLanguage)}
      >
        {pageLanguages.map((one) => (
          <option key={one} value={one} lang={one}>
            {t(`languages.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
