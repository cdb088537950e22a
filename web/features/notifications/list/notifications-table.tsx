import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Sort } from '#web/components/data-table-props.ts';
import { ListPager } from '#web/components/list-pager.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { usePageThatExists } from '#web/lib/use-page-that-exists.ts';
import { type ChangeList, type ListState, notificationSorts, pageSizes } from './list-address.ts';
import type { RowCommands } from './row-actions.tsx';
import { shownNotifications } from './shown-notifications.ts';
import { useColumns } from './use-columns.tsx';
import { useNotifications } from './use-notifications.ts';

type Props = { state: ListState; change: ChangeList; commands: RowCommands; onNew: () => void };

export function NotificationsTable({ state, change, commands, onNew }: Props) {
  const { t } = useTranslation('notifications');
  const columns = useColumns(commands);
  const { data, error, refetch } = useNotifications();
  const rows = data && shownNotifications(data, state);
  usePageThatExists(state, rows?.length, change);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (rows?.length === 0) return <Empty hasArchived={Boolean(data?.length)} onNew={onNew} />;
  const { page, pageSize } = state;
  const sort = ({ by, descending }: Sort) =>
    change({ sort: notificationSorts.find((known) => known === by) ?? 'createdAt', descending });
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={rows?.slice(page * pageSize, (page + 1) * pageSize)}
      rowKey={({ id }) => id}
      rowClass={({ status }) => (status === 'archived' ? 'archived' : undefined)}
      sort={{ by: state.sort, descending: state.descending }}
      onSort={sort}
      pager={<ListPager state={state} total={rows?.length ?? 0} change={change} pageSizes={pageSizes} />}
    />
  );
}

/** Nothing to show is good news, with the way to write one (NOT-020). */
function Empty({ hasArchived, onNew }: { hasArchived: boolean; onNew: () => void }) {
  const { t } = useTranslation('notifications');
  const add = (
    <Button small icon="plus" onClick={onNew}>
      {t('list.new')}
    </Button>
  );
  return (
    <Alert tone="ok" action={add}>
      {t(hasArchived ? 'list.allArchived' : 'list.empty')}
    </Alert>
  );
}
