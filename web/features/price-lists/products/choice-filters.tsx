import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/components/search-field.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import { type Filters, inclusions } from './use-found-products.ts';

type Props = {
  filters: Filters;
  phases: readonly NamedPhase[];
  change: (changes: Partial<Filters>) => void;
};

/** Search, phase, included or not, archived (OPC-01). */
export function ChoiceFilters({ filters, phases, change }: Props) {
  const { t } = useTranslation('priceLists');
  return (
    <div className="filters choice-filters">
      <SearchField
        label={t('products.search')}
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <div className="pick">
        <SelectField
          hideLabel
          label={t('products.phase')}
          placeholder={t('products.allPhases')}
          options={phases.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.phase}
          onChange={({ target }) => change({ phase: target.value })}
        />
      </div>
      <Segmented
        label={t('products.inclusion')}
        options={inclusions.map((value) => ({ value, label: t(`products.${value}`) }))}
        value={filters.inclusion}
        onChange={(inclusion) => change({ inclusion })}
      />
      <div className="end">
        <SwitchField
          aria-label={t('products.archived')}
          label={
            <>
              <span className="desk-only">{t('products.archived')}</span>
              <span className="mobile-only">{t('products.archivedShort')}</span>
            </>
          }
          checked={filters.archived}
          onChange={({ target }) => change({ archived: target.checked })}
        />
      </div>
    </div>
  );
}
