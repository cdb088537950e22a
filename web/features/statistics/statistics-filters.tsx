import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/components/select-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { periods, startPeriod } from './period.ts';
import type { ChangeShown, Shown } from './use-statistics-address.ts';
import '#web/components/search-field.css';

type Props = { shown: Shown; change: ChangeShown; countries: readonly string[] };

/** The weeks, and the country when there are several. */
export function StatisticsFilters({ shown, change, countries }: Props) {
  const { t } = useTranslation('statistics');
  const { country } = shown;
  // With the chosen country, even when it has no quotations.
  const offered = useMemo(
    () => [...new Set([...countries, ...(country ? [country] : [])])],
    [countries, country],
  );
  const options = useCountryOptions(offered);
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
      {(options.length > 1 || country) && (
        <div className="pick">
          <SelectField
            hideLabel
            label={t('filters.country')}
            placeholder={t('filters.allCountries')}
            options={options}
            value={country}
            onChange={({ target }) => change({ country: target.value })}
          />
        </div>
      )}
    </div>
  );
}
