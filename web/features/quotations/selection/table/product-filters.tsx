import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/components/search-field.tsx';
import { BusySelect } from '#web/features/quotations/parts/busy-select.tsx';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import type { Timer } from '#web/lib/timer.ts';

type Props = {
  search: string;
  onSearch: (text: string) => void;
  phase: string;
  onPhase: (id: string) => void;
  phases: readonly NamedPhase[];
  /** How many products are found; undefined while they load. */
  found: number | undefined;
  timer?: Timer;
};

/** Search by name and by phase (QNW-010, QNW-011). */
export function ProductFilters({ search, onSearch, phase, onPhase, phases, found, timer }: Props) {
  const { t } = useTranslation('quotations');
  return (
    <div className="filters product-filters">
      <SearchField
        label={t('selection.search')}
        placeholder={t('selection.search')}
        value={search}
        onChange={onSearch}
      />
      <div className="pick">
        <BusySelect
          hideLabel
          label={t('selection.phase')}
          placeholder={t('selection.allPhases')}
          options={phases.map(({ id, name }) => ({ value: id, label: name }))}
          value={phase}
          timer={timer}
          onChange={onPhase}
        />
      </div>
      <span className="end muted s" role="status">
        {found !== undefined && t('selection.count', { count: found })}
      </span>
    </div>
  );
}
