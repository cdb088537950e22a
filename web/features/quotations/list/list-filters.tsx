import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { managedCountriesOf } from '#shared/access/managed-countries.ts';
import { listsOtherOwners } from '#shared/access/super-user.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { ArchivedSwitch } from '#web/components/archived-switch.tsx';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { provinceOptions } from '#web/lib/province-options.ts';
import { useUser } from '#web/lib/session.ts';
import type { ChangeList, ListState, OfferedFilters } from './list-state.ts';

type Props = {
  state: ListState;
  change: ChangeList;
  offered: OfferedFilters;
  typed: string;
  onType: (text: string) => void;
};

export function ListFilters({ state, change, offered, typed, onType }: Props) {
  const { t } = useTranslation('quotations');
  const user = useUser();
  // The countries that the user manages (OP64).
  const managed = useMemo(() => managedCountriesOf(user, allCountries), [user]);
  const countries = useCountryOptions(managed);
  return (
    <div className="filters">
      <SearchField
        label={t('list.search')}
        placeholder={t(listsOtherOwners(user) ? 'list.searchPlaceholderWithUser' : 'list.searchPlaceholder')}
        value={typed}
        onChange={onType}
      />
      {offered.country && (
        <FilterSelect
          label={t('list.country')}
          placeholder={t('list.allCountries')}
          options={countries}
          value={state.country}
          onChange={(country) => change({ country })}
        />
      )}
      {offered.province && (
        <FilterSelect
          label={t('list.province')}
          placeholder={t('list.allProvinces')}
          options={provinceOptions}
          value={state.province}
          onChange={(province) => change({ province })}
        />
      )}
      <ArchivedSwitch
        label={t('list.showArchived')}
        short={t('list.archivedShort')}
        checked={state.archived}
        onChange={(archived) => change({ archived })}
      />
    </div>
  );
}
