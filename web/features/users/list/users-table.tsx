import { useTranslation } from 'react-i18next';
import { listedUserSorts } from '#shared/search/search-users.ts';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Sort } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ListPager } from '#web/components/list-pager.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { usePageThatExists } from '#web/lib/use-page-that-exists.ts';
import { useRowWindow } from '#web/lib/use-row-window.ts';
import { type ChangeList, isFiltered, type ListState, pageSizes, startOrder } from './list-address.ts';
import type { RowCommands } from './row-actions.tsx';
import { useColumns } from './use-columns.tsx';
import { useUsers } from './use-users.ts';

type Props = {
  state: ListState;
  change: ChangeList;
  commands: RowCommands;
  onInvite: () => void;
  onNew: () => void;
  onClear: () => void;
};

const sorted = ({ by, descending }: Sort): Partial<ListState> => ({
  sort: listedUserSorts.find((known) => known === by) ?? startOrder.sort,
  descending,
});

const restingSort: Sort = { by: startOrder.sort, descending: startOrder.descending };

export function UsersTable({ state, change, commands, onInvite, onNew, onClear }: Props) {
  const { t } = useTranslation('users');
  const { items, total, error, isStale, refetch } = useUsers(state);
  const columns = useColumns(commands, items);
  const rowWindow = useRowWindow(items?.length ?? 0);
  usePageThatExists(state, items && total, change);
  if (error && !items) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={items}
      rowWindow={rowWindow}
      rowKey={({ id }) => id}
      rowClass={({ archived }) => (archived ? 'archived' : undefined)}
      sort={{ by: state.sort, descending: state.descending }}
      onSort={(sort) => change(sorted(sort))}
      restingSort={restingSort}
      refetching={isStale}
      skeletonRows={10}
      empty={<Empty state={state} total={total} onInvite={onInvite} onNew={onNew} onClear={onClear} />}
      pager={<ListPager state={state} total={total} change={change} pageSizes={pageSizes} />}
    />
  );
}

type EmptyProps = Pick<Props, 'state' | 'onInvite' | 'onNew' | 'onClear'> & { total: number };

/** No users at all (USR-025), or none that matches the filters. */
function Empty({ state, total, onInvite, onNew, onClear }: EmptyProps) {
  const { t } = useTranslation('users');
  if (total > 0) return null;
  if (isFiltered(state)) {
    const search = state.search.trim();
    return (
      <NoMatch
        title={search ? t('list.noMatch', { search }) : t('list.noResult')}
        text={t('list.noResultHint')}
        onClear={onClear}
      />
    );
  }
  return (
    <EmptyState
      illustration="roller"
      title={t('list.empty')}
      text={t('list.emptyHint')}
      action={
        <>
          <Button variant="primary" icon="send" onClick={onInvite}>
            {t('list.invite')}
          </Button>
          <Button onClick={onNew}>{t('list.new')}</Button>
        </>
      }
    />
  );
}
