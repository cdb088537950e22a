import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useRowWindow } from '#web/lib/use-row-window.ts';
import type { ListedWork, useWorks } from '../use-works.ts';
import { WorksEmpty } from './works-empty.tsx';

type Props = {
  works: ReturnType<typeof useWorks>;
  /** Those that the filters leave. */
  found: readonly ListedWork[] | undefined;
  columns: readonly Column<ListedWork>[];
  typed: string;
  starters: { load: () => void; busy: boolean };
  onNew: () => void;
  onClear: () => void;
};

/** The works under the names of their groups (WRK-010). */
export function WorksTable({ works, found, columns, ...empty }: Props) {
  const { t } = useTranslation('works');
  const { data, error, refetch } = works;
  const rowWindow = useRowWindow(found?.length ?? 0);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={found}
      rowWindow={rowWindow}
      rowKey={({ id }) => id}
      rowClass={({ archived }) => (archived ? 'archived' : undefined)}
      groupOf={({ group }) => group ?? t('list.noGroup')}
      skeletonRows={10}
      empty={<WorksEmpty isFiltered={Boolean(data?.length)} {...empty} />}
    />
  );
}
