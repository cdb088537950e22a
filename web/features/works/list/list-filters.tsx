import { useTranslation } from 'react-i18next';
import { groupsOf } from '#shared/works/order-works.ts';
import { ArchivedSwitch } from '#web/components/archived-switch.tsx';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import type { ListedWork } from '../use-works.ts';
import type { ChangeList, ListState } from './list-address.ts';

type Props = {
  works: readonly ListedWork[];
  state: ListState;
  change: ChangeList;
  typed: string;
  onType: (text: string) => void;
};

/** Search, group and archived works (WRK-010, WRK-011). */
export function ListFilters({ works, state, change, typed, onType }: Props) {
  const { t } = useTranslation('works');
  return (
    <div className="filters">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={typed}
        onChange={onType}
      />
      <FilterSelect
        label={t('list.group')}
        placeholder={t('list.allGroups')}
        options={groupsOf(works).map((group) => ({ value: group, label: group }))}
        value={state.group}
        onChange={(group) => change({ group })}
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
