import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { managedCountriesOf } from '#shared/access/managed-countries.ts';
import { lastSignIns } from '#shared/accounts/user-activity.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { FoldingFilters } from '#web/components/folding-filters.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { useUser } from '#web/lib/session.ts';
import type { ChangeList, ListState } from './list-address.ts';

type Props = { state: ListState; change: ChangeList; typed: string; onType: (text: string) => void };

/** Countries of the acting super user, by name. */
function useManagedCountryOptions() {
  const user = useUser();
  const options = useCountryOptions();
  return useMemo(() => {
    const managed = new Set(managedCountriesOf(user, allCountries));
    return options.filter(({ value }) => managed.has(value));
  }, [user, options]);
}

const switches = ['withoutPricelist', 'pricelistToConfirm', 'deletionAsked', 'archived'] as const;

/** Filters of the list (USR-003 to USR-007). */
export function ListFilters({ state, change, typed, onType }: Props) {
  const { t } = useTranslation('users');
  const countries = useManagedCountryOptions();
  return (
    <FoldingFilters
      className="users-filters"
      search={{
        label: t('list.search'),
        placeholder: t('list.searchPlaceholder'),
        value: typed,
        onChange: onType,
      }}
      used={[state.country, state.lastSignIn, ...switches.map((name) => state[name])].filter(Boolean).length}
    >
      {countries.length > 1 && (
        <FilterSelect
          label={t('list.country')}
          placeholder={t('list.allCountries')}
          options={countries}
          value={state.country}
          onChange={(country) => change({ country })}
        />
      )}
      <div className="pick">
        <SelectField
          hideLabel
          label={t('list.lastSignIn')}
          placeholder={t('list.anyLastSignIn')}
          options={lastSignIns.map((value) => ({ value, label: t(`list.lastSignIns.${value}`) }))}
          value={state.lastSignIn}
          onChange={({ target }) =>
            change({ lastSignIn: lastSignIns.find((known) => known === target.value) ?? '' })
          }
        />
      </div>
      <div className="end">
        {switches.map((name) => (
          <SwitchField
            key={name}
            label={t(`list.filters.${name}`)}
            checked={state[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
        ))}
      </div>
    </FoldingFilters>
  );
}
