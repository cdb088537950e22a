import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { userSorts } from '#shared/search/search-users.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DataTable, type Sort } from '#web/components/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Pager } from '#web/components/pager.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type ChangeList, isFiltered, type ListState, pageSizes, startOrder } from './list-address.ts';
import type { RowCommands } from './row-actions.tsx';
import { useColumns } from './use-columns.tsx';
import { useUsers } from './use-users.ts';

type Props = {
  state: ListState;
  change: ChangeList;
  commands: RowCommands;
  onNew: () => void;
  onClear: () => void;
};

/** Up, down, and then the newest first again: their day is no column. */
function sorted({ sort, descending }: ListState, { by }: Sort): Partial<ListState> {
  const column = userSorts.find((known) => known === by) ?? startOrder.sort;
  if (column !== sort) return { sort: column, descending: false };
  return descending ? startOrder : { descending: true };
}

export function UsersTable({ state, change, commands, onNew, onClear }: Props) {
  const { t } = useTranslation('users');
  const { items, total, error, isStale, refetch } = useUsers(state);
  const columns = useColumns(commands, items);
  usePageThatExists(state, items && total, change);
  if (error && !items) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      rowClass={({ archived }) => (archived ? 'archived' : undefined)}
      sort={{ by: state.sort, descending: state.descending }}
      onSort={(sort) => change(sorted(state, sort))}
      refetching={isStale}
      skeletonRows={10}
      empty={<Empty state={state} total={total} onNew={onNew} onClear={onClear} />}
      pager={
        <Pager
          sticky
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          onPage={(page) => change({ page })}
          pageSizes={pageSizes}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      }
    />
  );
}

/** After a deletion the page may be gone: the last one is shown instead. */
function usePageThatExists({ page, pageSize }: ListState, total: number | undefined, change: ChangeList) {
  const last = total === undefined ? page : Math.max(0, Math.ceil(total / pageSize) - 1);
  useEffect(() => {
    if (page > last) change({ page: last });
  });
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const retry = (
    <Button small onClick={onRetry}>
      {t('actions.retry')}
    </Button>
  );
  return (
    <Alert tone="err" action={retry}>
      {failureText(error)}
    </Alert>
  );
}

type EmptyProps = Pick<Props, 'state' | 'onNew' | 'onClear'> & { total: number };

/** No users at all (USR-025), or none the filters leave. */
function Empty({ state, total, onNew, onClear }: EmptyProps) {
  const { t } = useTranslation(['users', 'common']);
  if (total > 0) return null;
  if (isFiltered(state)) {
    const search = state.search.trim();
    return (
      <EmptyState
        illustration="search"
        title={search ? t('list.noMatch', { search }) : t('list.noResult')}
        text={t('list.noResultHint')}
        action={<Button onClick={onClear}>{t('common:actions.clearFilters')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration="roller"
      title={t('list.empty')}
      text={t('list.emptyHint')}
      action={
        <Button variant="primary" icon="plus" onClick={onNew}>
          {t('list.new')}
        </Button>
      }
    />
  );
}
