import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/components/select-field.tsx';
import { countryName } from '#web/lib/country-name.ts';
import { periods, startPeriod } from './period.ts';
import type { ChangeShown, Shown } from './use-statistics-address.ts';
import '#web/components/search-field.css';

type Props = { shown: Shown; change: ChangeShown; countries: readonly string[] };

/** The countries there are quotations of, by name, and the chosen one whatever there is. */
function useCountries(countries: readonly string[], chosen: string) {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const offered = new Set([...countries, ...(chosen ? [chosen] : [])]);
    const { compare } = new Intl.Collator(language);
    return [...offered]
      .map((value) => ({ value, label: countryName(value, language) }))
      .sort((left, right) => compare(left.label, right.label));
  }, [countries, chosen, language]);
}

/** Which weeks, and of which country when there are several. */
export function StatisticsFilters({ shown, change, countries }: Props) {
  const { t } = useTranslation('statistics');
  const options = useCountries(countries, shown.country);
  return (
    <div className="filters statistics-filters">
      <div className="pick">
        <SelectField
          hideLabel
          label={t('filters.period')}
          options={periods.map((value) => ({ value, label: t(`filters.periods.${value}`) }))}
          value={shown.period}
          onChange={({ target }) =>
            change({ period: periods.find((known) => known === target.value) ?? startPeriod })
          }
        />
      </div>
      {(options.length > 1 || shown.country) && (
        <div className="pick">
          <SelectField
            hideLabel
            label={t('filters.country')}
            placeholder={t('filters.allCountries')}
            options={options}
            value={shown.country}
            onChange={({ target }) => change({ country: target.value })}
          />
        </div>
      )}
    </div>
  );
}
