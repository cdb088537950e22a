import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf } from '#shared/search/page-of.ts';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { ListPager } from '#web/components/list-pager.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useRowWindow } from '#web/lib/use-row-window.ts';
import { type ChangeList, type ListState, pageSizes } from './list-address.ts';
import { ProductsEmpty } from './products-empty.tsx';
import type { ListedProduct, useProducts } from './use-products.ts';

type Props = {
  state: ListState;
  change: ChangeList;
  typed: string;
  products: ReturnType<typeof useProducts>;
  /** Those that the filters leave. */
  found: readonly ListedProduct[] | undefined;
  columns: readonly Column<ListedProduct>[];
  /** Opens a new product; only for users who may add one. */
  onNew: (() => void) | undefined;
  onClear: () => void;
};

/** The head of the name says that the rows are in the order of the search. */
const ranked = (column: Column<ListedProduct>, order: string): Column<ListedProduct> =>
  column.key === 'name' ? { ...column, head: `${column.header} (${order})` } : column;

export function ProductsTable({ state, change, typed, products, found, columns, onNew, onClear }: Props) {
  const { t } = useTranslation('products');
  const { data, error, refetch } = products;
  const { descending, pageSize } = state;
  const total = found?.length ?? 0;
  const wanted = typed === state.search ? state.page : 0;
  // After a deletion the page may be gone: the last one is shown instead.
  const page = Math.min(wanted, Math.max(0, Math.ceil(total / pageSize) - 1));
  const rows = useMemo(() => found && pageOf(found, page, pageSize).items, [found, page, pageSize]);
  const isSearch = typed.trim() !== '';
  const shownColumns = useMemo(
    () => (isSearch ? columns.map((column) => ranked(column, t('list.byRelevance'))) : columns),
    [columns, isSearch, t],
  );
  const rowWindow = useRowWindow(rows?.length ?? 0);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={t('list.caption')}
      columns={shownColumns}
      rows={rows}
      rowWindow={rowWindow}
      rowKey={({ id }) => id}
      // A search has an order of its own, the best first.
      sort={isSearch ? undefined : { by: 'name', descending }}
      onSort={isSearch ? undefined : (sort) => change({ descending: sort.descending })}
      skeletonRows={10}
      empty={<ProductsEmpty state={state} typed={typed} onNew={onNew} onClear={onClear} />}
      pager={<ListPager state={{ page, pageSize }} total={total} change={change} pageSizes={pageSizes} />}
    />
  );
}
