import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { managedCountriesOf } from '#shared/access/managed-countries.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { SearchField } from '#web/components/search-field.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
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
        placeholder={t(user.superUser ? 'list.searchPlaceholderWithUser' : 'list.searchPlaceholder')}
        value={typed}
        onChange={onType}
      />
      {offered.country && (
        <div className="pick">
          <SearchSelect
            hideLabel
            clearable
            label={t('list.country')}
            placeholder={t('list.allCountries')}
            options={countries}
            value={state.country}
            onChange={(country) => change({ country })}
          />
        </div>
      )}
      {offered.province && (
        <div className="pick">
          <SearchSelect
            hideLabel
            clearable
            label={t('list.province')}
            placeholder={t('list.allProvinces')}
            options={provinceOptions}
            value={state.province}
            onChange={(province) => change({ province })}
          />
        </div>
      )}
      <div className="end">
        <SwitchField
          aria-label={t('list.showArchived')}
          label={
            <>
              <span className="desk-only">{t('list.showArchived')}</span>
              <span className="mobile-only">{t('list.archivedShort')}</span>
            </>
          }
          checked={state.archived}
          onChange={(event) => change({ archived: event.target.checked })}
        />
      </div>
    </div>
  );
}
