import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { listsOtherOwners } from '#shared/access/super-user.ts';
import { pageSizes, quotationSorts } from '#shared/search/search-quotations.ts';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column, Sort } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ListPager } from '#web/components/list-pager.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { useKeptFocus } from '#web/components/use-kept-focus.ts';
import { useUser } from '#web/lib/session.ts';
import { usePageThatExists } from '#web/lib/use-page-that-exists.ts';
import { type ChangeList, isFiltered, type ListState } from './list-state.ts';
import { type RowActions, useColumns } from './use-columns.tsx';
import { type ListedQuotation, useQuotations } from './use-quotations.ts';

type Props = RowActions & {
  state: ListState;
  change: ChangeList;
  onNew: () => void;
  onClear: () => void;
};

const sorted = ({ by, descending }: Sort): Partial<ListState> => ({
  sort: quotationSorts.find((known) => known === by) ?? 'createdAt',
  descending,
});

export function QuotationsTable({ state, change, onNew, onClear, ...actions }: Props) {
  const { t } = useTranslation('quotations');
  const user = useUser();
  const showsOwners = listsOtherOwners(user);
  const showsTotals = showsOwners || Boolean(user.pricelist);
  const answer = useQuotations(state);
  const showsCustomers = answer.data?.items.some(({ customer }) => customer) ?? false;
  const columns = useColumns({ showsOwners, showsCustomers, showsTotals, actions, viewOf: paths.quotation });
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keptFocus} aria-label={t('list.caption')}>
      <ListedQuotations
        state={state}
        change={change}
        columns={columns}
        answer={answer}
        empty={<Empty state={state} total={answer.data?.total ?? 0} onNew={onNew} onClear={onClear} />}
      />
    </section>
  );
}

type ListedProps = Pick<Props, 'state' | 'change'> & {
  columns: readonly Column<ListedQuotation>[];
  answer: ReturnType<typeof useQuotations>;
  empty: ReactNode;
};

export function ListedQuotations({ state, change, columns, answer, empty }: ListedProps) {
  const { t } = useTranslation('quotations');
  const { data, error, isPlaceholderData, refetch } = answer;
  usePageThatExists(state, data?.total, change);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={data?.items}
      rowKey={({ id }) => id}
      sort={{ by: state.sort, descending: state.descending }}
      onSort={(sort) => change(sorted(sort))}
      refetching={isPlaceholderData}
      skeletonRows={10}
      empty={empty}
      pager={<ListPager state={state} total={data?.total ?? 0} change={change} pageSizes={pageSizes} />}
    />
  );
}

type EmptyProps = Pick<Props, 'state' | 'onNew' | 'onClear'> & { total: number };

/** There are no quotations, or the filters leave none (QLS-020). */
function Empty({ state, total, onNew, onClear }: EmptyProps) {
  const { t } = useTranslation('quotations');
  if (total > 0) return null;
  if (isFiltered(state)) {
    const search = state.search.trim();
    return (
      <NoMatch
        title={search ? t('list.noMatch', { search }) : t('list.noResult')}
        text={t(search ? 'list.noMatchHint' : 'list.noResultHint')}
        onClear={onClear}
      />
    );
  }
  return (
    <EmptyState
      illustration="roller"
      title={t('list.empty')}
      text={t('list.emptyHint')}
      add={{ label: t('list.new'), onAdd: onNew }}
    />
  );
}
