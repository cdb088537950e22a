import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/components/search-field.tsx';
import { SearchSelect } from '#web/components/search-select.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import { useUser } from '#web/lib/session.ts';
import type { ChangeList, ListState } from './list-address.ts';

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
  const { superUser } = useUser();
  return (
    <div className="filters">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={typed}
        onChange={onType}
      />
      <div className="pick">
        <SearchSelect
          hideLabel
          clearable
          label={t('list.phase')}
          placeholder={t('list.allPhases')}
          options={phases.map(({ id, name }) => ({ value: id, label: name }))}
          value={state.phase}
          onChange={(phase) => change({ phase })}
        />
      </div>
      {superUser && (
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
      )}
    </div>
  );
}
