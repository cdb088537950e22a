import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { makesOffers } from '#shared/access/makes-offers.ts';
import { managedCountriesOf } from '#shared/access/managed-countries.ts';
import { listsOtherOwners } from '#shared/access/super-user.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { ArchivedSwitch } from '#web/components/archived-switch.tsx';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { useCountryOptions } from '#web/lib/country-options.ts';
import { provinceOptions } from '#web/lib/province-options.ts';
import { useUser } from '#web/lib/session.ts';
import type { ChangeList, ListState, OfferedFilters } from './list-state.ts';

const CustomerFilter = lazyExtra(() => import('#web/components/customer-form/customer-filter.tsx'));

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
      {makesOffers(user) && (
        <Suspense fallback={null}>
          <CustomerFilter value={state.customer} onChange={(customer) => change({ customer })} />
        </Suspense>
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
