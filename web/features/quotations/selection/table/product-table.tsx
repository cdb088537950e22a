import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/schemas/localised.ts';
import { pageOf } from '#shared/search/page-of.ts';
import { searchProducts } from '#shared/search/search-products.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { Pager } from '#web/components/pager.tsx';
import { LazyProductDialog } from '#web/components/product-dialog/lazy-product-dialog.ts';
import { SearchField } from '#web/components/search-field.tsx';
import { BusySelect } from '#web/features/quotations/parts/busy-select.tsx';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import type { Timer } from '#web/lib/timer.ts';
import type { SelectableProduct } from '../chosen-product.ts';
import type { LoadedCatalogue } from '../use-catalogue.ts';
import type { Selection } from '../use-selection.ts';
import { useProductColumns } from './use-product-columns.tsx';
import './product-table.css';

/** Rows a page (QNW-009). */
const pageSize = 15;

/** The found products, by name. */
function useFound(products: readonly SelectableProduct[] | undefined, search: string, phase: string) {
  const { language } = useTranslation().i18n;
  const [descending, setDescending] = useState(false);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => {
    if (!products) return undefined;
    const collator = new Intl.Collator(language);
    const direction = descending ? -1 : 1;
    return searchProducts(products, { search: wanted, phase, language }).sort(
      (left, right) =>
        direction * collator.compare(textIn(left.name, language), textIn(right.name, language)),
    );
  }, [products, wanted, phase, language, descending]);
  return { found, descending, setDescending };
}

type Props = {
  catalogue: Pick<LoadedCatalogue, 'products' | 'error' | 'retry'>;
  phases: readonly NamedPhase[];
  /** Left out where products are read only. */
  selection?: Selection;
  timer?: Timer;
};

/** The products to choose from (QNW-009 to QNW-015). */
export function ProductTable({ catalogue, phases, selection, timer }: Props) {
  const { t } = useTranslation('quotations');
  const [search, setSearch] = useState('');
  const [phase, setPhase] = useState('');
  const [wantedPage, setPage] = useState(0);
  const [detailed, setDetailed] = useState<SelectableProduct>();
  const { found, descending, setDescending } = useFound(catalogue.products, search, phase);
  const columns = useProductColumns({ phases, selection, onDetails: setDetailed });
  const total = found?.length ?? 0;
  const page = Math.min(wantedPage, Math.max(0, Math.ceil(total / pageSize) - 1));
  const look = (text: string, id: string) => {
    setSearch(text);
    setPhase(id);
    setPage(0);
  };
  if (catalogue.error) return <LoadFailure error={catalogue.error} onRetry={catalogue.retry} />;
  return (
    <div className="product-table">
      <ProductFilters
        search={search}
        onSearch={(text) => look(text, phase)}
        phase={phase}
        onPhase={(id) => look(search, id)}
        phases={phases}
        found={found?.length}
        timer={timer}
      />
      <DataTable
        caption={t('selection.caption')}
        columns={columns}
        rows={found && pageOf(found, page, pageSize).items}
        rowKey={({ id }) => id}
        sort={{ by: 'name', descending }}
        onSort={(sort) => setDescending(sort.descending)}
        skeletonRows={pageSize}
        empty={<NoProducts search={search} phase={phase} onClear={() => look('', '')} />}
        pager={<Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />}
      />
      {detailed && <LazyProductDialog row={detailed} onClose={() => setDetailed(undefined)} />}
    </div>
  );
}

type FilterProps = {
  search: string;
  onSearch: (text: string) => void;
  phase: string;
  onPhase: (id: string) => void;
  phases: readonly NamedPhase[];
  /** Undefined while products load. */
  found: number | undefined;
  timer?: Timer;
};

/** Search by name and by phase (QNW-010, QNW-011). */
function ProductFilters({ search, onSearch, phase, onPhase, phases, found, timer }: FilterProps) {
  const { t } = useTranslation('quotations');
  return (
    <div className="filters product-filters">
      <SearchField label={t('selection.search')} value={search} onChange={onSearch} />
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

type NoProductsProps = { search: string; phase: string; onClear: () => void };

/** The filters leave nothing, or the catalogue has nothing for the user. */
function NoProducts({ search, phase, onClear }: NoProductsProps) {
  const { t } = useTranslation('quotations');
  const typed = search.trim();
  if (!typed && !phase) {
    return (
      <EmptyState
        illustration="bucket"
        title={t('selection.noProducts')}
        text={t('selection.noProductsHint')}
      />
    );
  }
  return (
    <NoMatch
      title={typed ? t('selection.noMatch', { search: typed }) : t('selection.noneInPhase')}
      text={t(typed ? 'selection.noMatchHint' : 'selection.noneInPhaseHint')}
      onClear={onClear}
    />
  );
}
