import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/country-name.ts';
import './flag.css';

/** Flag and name of a country, by its two letters. */
export function Flag({ country }: { country: string }) {
  const { i18n } = useTranslation();
  return (
    <span className="flag">
      <img src={`/flags/${country.toUpperCase()}.svg`} alt="" width={18} height={12} loading="lazy" />
      {countryName(country, i18n.language)}
    </span>
  );
}
