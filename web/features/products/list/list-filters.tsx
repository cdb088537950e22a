import { useTranslation } from 'react-i18next';
import { seesWholeCatalogue } from '#shared/access/super-user.ts';
import { ArchivedSwitch } from '#web/components/archived-switch.tsx';
import { FilterSelect } from '#web/components/filter-select.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { heldPhases, type NamedPhase } from '#web/lib/named-phases.ts';
import { useUser } from '#web/lib/session.ts';
import type { ChangeList, ListState } from './list-address.ts';
import { useProducts } from './use-products.ts';

type Props = {
  state: ListState;
  change: ChangeList;
  phases: readonly NamedPhase[];
  typed: string;
  onType: (text: string) => void;
};

/** Search, phase and, for super users, archived products (PRD-006, PRD-008, PRD-009). */
export function ListFilters({ state, change, phases, typed, onType }: Props) {
  const { t } = useTranslation('products');
  const seesAll = seesWholeCatalogue(useUser());
  const held = heldPhases(phases, useProducts().data, state.phase);
  return (
    <div className="filters">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={typed}
        onChange={onType}
      />
      <FilterSelect
        label={t('list.phase')}
        placeholder={t('list.allPhases')}
        options={held.map(({ id, name }) => ({ value: id, label: name }))}
        value={state.phase}
        onChange={(phase) => change({ phase })}
      />
      {seesAll && (
        <ArchivedSwitch
          label={t('list.showArchived')}
          short={t('list.archivedShort')}
          checked={state.archived}
          onChange={(archived) => change({ archived })}
        />
      )}
    </div>
  );
}
