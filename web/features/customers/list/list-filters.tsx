import { useTranslation } from 'react-i18next';
import { customerKinds } from '#shared/schemas/customer-input.ts';
import { ArchivedSwitch } from '#web/components/archived-switch.tsx';
import type { ListedCustomer } from '#web/components/customer-form/use-customers.ts';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import type { ChangeList, ListState } from './list-address.ts';
import { citiesOf } from './shown-customers.ts';

type Props = {
  customers: readonly ListedCustomer[];
  state: ListState;
  change: ChangeList;
  typed: string;
  onType: (text: string) => void;
};

/** Search, kind, city and archived customers (CUS-023, CUS-025). */
export function ListFilters({ customers, state, change, typed, onType }: Props) {
  const { t } = useTranslation('customers');
  return (
    <div className="filters">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={typed}
        onChange={onType}
      />
      <FilterSelect
        label={t('kind')}
        placeholder={t('list.allKinds')}
        options={customerKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={state.kind}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('city')}
        placeholder={t('list.allCities')}
        options={citiesOf(customers).map((city) => ({ value: city, label: city }))}
        value={state.city}
        onChange={(city) => change({ city })}
      />
      <ArchivedSwitch
        label={t('list.showArchived')}
        short={t('list.archivedShort')}
        checked={state.archived}
        onChange={(archived) => change({ archived })}
      />
    </div>
  );
}
