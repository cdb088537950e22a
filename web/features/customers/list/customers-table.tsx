import { useTranslation } from 'react-i18next';
import { pageSizes } from '#shared/search/search-quotations.ts';
import type { useCustomers } from '#web/components/customer-form/use-customers.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { ListPager } from '#web/components/list-pager.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { usePageThatExists } from '#web/lib/use-page-that-exists.ts';
import { CustomersEmpty } from './customers-empty.tsx';
import { type ChangeList, customerSorts, type ListState } from './list-address.ts';
import type { RowCommands } from './row-actions.tsx';
import type { CustomerRow } from './shown-customers.ts';
import { useColumns } from './use-columns.tsx';

type Props = {
  customers: ReturnType<typeof useCustomers>;
  /** Those that the filters leave. */
  found: readonly CustomerRow[] | undefined;
  state: ListState;
  change: ChangeList;
  commands: RowCommands;
  typed: string;
  onNew: () => void;
  onClear: () => void;
};

/** A page of the customers. */
export function CustomersTable({ customers, found, state, change, commands, ...empty }: Props) {
  const { t } = useTranslation('customers');
  const { data, error, refetch } = customers;
  const columns = useColumns(commands);
  usePageThatExists(state, found?.length, change);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const { page, pageSize } = state;
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={found?.slice(page * pageSize, (page + 1) * pageSize)}
      rowKey={({ id }) => id}
      rowClass={({ archived }) => (archived ? 'archived' : undefined)}
      sort={{ by: state.sort, descending: state.descending }}
      onSort={({ by, descending }) =>
        change({ sort: customerSorts.find((known) => known === by) ?? 'name', descending })
      }
      skeletonRows={10}
      empty={<CustomersEmpty isFiltered={Boolean(data?.length)} {...empty} />}
      pager={<ListPager state={state} total={found?.length ?? 0} change={change} pageSizes={pageSizes} />}
    />
  );
}
