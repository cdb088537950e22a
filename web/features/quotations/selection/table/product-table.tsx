import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isColourCode } from '#shared/search/is-colour-code.ts';
import { pageOf } from '#shared/search/page-of.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { Pager } from '#web/components/pager.tsx';
import { LazyProductDialog } from '#web/components/product-dialog/lazy-product-dialog.ts';
import { SearchField } from '#web/components/search-field.tsx';
import { BusySelect } from '#web/features/quotations/parts/busy-select.tsx';
import { heldPhases, type NamedPhase } from '#web/lib/named-phases.ts';
import type { Timer } from '#web/lib/timer.ts';
import type { SelectableProduct } from '../chosen-product.ts';
import type { LoadedCatalogue } from '../use-catalogue.ts';
import type { Selection } from '../use-selection.ts';
import { useEnter } from './use-enter.ts';
import { type Filters, useFoundProducts } from './use-found-products.ts';
import { useProductColumns } from './use-product-columns.tsx';
import './product-table.css';

/** Rows a page (QNW-009). */
const pageSize = 15;

type Props = {
  catalogue: Pick<LoadedCatalogue, 'products' | 'error' | 'retry'>;
  phases: readonly NamedPhase[];
  /** Left out where products are read only. */
  selection?: Selection;
  timer?: Timer;
  /** The search has the focus as the products appear. */
  searchFirst?: boolean | undefined;
};

const none: readonly SelectableProduct[] = [];
const noFilters: Filters = { search: '', phase: '' };

/** The page that filters and sorting leave of the products. */
function useProductPage(products: LoadedCatalogue['products']) {
  const [filters, setFilters] = useState(noFilters);
  const [wantedPage, setPage] = useState(0);
  const { found, ...rest } = useFoundProducts(products, filters);
  const total = found?.length ?? 0;
  const page = Math.min(wantedPage, Math.max(0, Math.ceil(total / pageSize) - 1));
  const look = (change: Partial<Filters>) => {
    setFilters({ ...filters, ...change });
    setPage(0);
  };
  const shown = found && pageOf(found, page, pageSize).items;
  const isSearched = filters.search.trim() !== '';
  return { ...rest, filters, look, isSearched, found, shown, total, page, setPage };
}

/** The products to choose from (QNW-009 to QNW-015). */
export function ProductTable({ catalogue, phases, selection, timer, searchFirst }: Props) {
  const { t } = useTranslation('quotations');
  const [detailed, setDetailed] = useState<SelectableProduct>();
  const view = useProductPage(catalogue.products);
  const { filters, look, isSearched, settled, descending, setDescending, found, shown, page } = view;
  const { enter, enterId, press, step, news } = useEnter({
    search: { text: filters.search.trim(), settled },
    rows: (settled && shown) || none,
    takesFirst: isSearched && page === 0,
    selection,
    onAdded: () => look({ search: '' }),
  });
  const columns = useProductColumns({ phases, selection, enter, enterId, onDetails: setDetailed });
  if (catalogue.error) return <LoadFailure error={catalogue.error} onRetry={catalogue.retry} />;
  return (
    <div className="product-table">
      <ProductFilters
        filters={filters}
        onChange={look}
        onEnter={press}
        onStep={selection && step}
        enterId={enter && enterId}
        phases={heldPhases(phases, catalogue.products, filters.phase)}
        found={found?.length}
        timer={timer}
        searchFirst={searchFirst}
      />
      <p className="vh" role="status">
        {news}
      </p>
      <DataTable
        caption={t('selection.caption')}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        rowClass={({ id }) => (enter?.product.id === id ? 'enter-row' : undefined)}
        // A search has an order of its own, the best first.
        sort={isSearched ? undefined : { by: 'name', descending }}
        onSort={isSearched ? undefined : (sort) => setDescending(sort.descending)}
        skeletonRows={pageSize}
        empty={<NoProducts {...filters} onClear={() => look(noFilters)} />}
        pager={<Pager page={page} pageSize={pageSize} total={view.total} onPage={view.setPage} />}
      />
      {detailed && <LazyProductDialog row={detailed} onClose={() => setDetailed(undefined)} />}
    </div>
  );
}

type FilterProps = {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onEnter: (field: HTMLInputElement) => void;
  onStep: ((step: 1 | -1) => void) | undefined;
  enterId: string | undefined;
  phases: readonly NamedPhase[];
  /** Undefined while products load. */
  found: number | undefined;
  timer?: Timer;
  searchFirst: boolean | undefined;
};

/** Search by words and by phase (QNW-010, QNW-011). */
function ProductFilters(props: FilterProps) {
  const { filters, onChange, onEnter, onStep, enterId, phases, found, timer, searchFirst } = props;
  const { t } = useTranslation('quotations');
  return (
    <div className="filters product-filters">
      <SearchField
        label={t('selection.search')}
        value={filters.search}
        onChange={(search) => onChange({ search })}
        onEnter={onEnter}
        onStep={onStep}
        describedBy={enterId}
        isFirst={searchFirst}
      />
      <div className="pick">
        <BusySelect
          hideLabel
          label={t('selection.phase')}
          placeholder={t('selection.allPhases')}
          options={phases.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.phase}
          timer={timer}
          onChange={(phase) => onChange({ phase })}
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
  const hint = isColourCode(typed) ? 'selection.noMatchCode' : 'selection.noMatchHint';
  return (
    <NoMatch
      title={typed ? t('selection.noMatch', { search: typed }) : t('selection.noneInPhase')}
      text={t(typed ? hint : 'selection.noneInPhaseHint')}
      onClear={onClear}
    />
  );
}
