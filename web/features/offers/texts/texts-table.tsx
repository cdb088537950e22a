import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { NameButton } from '../parts/name-button.tsx';
import type { ListedText, useTexts } from './use-texts.ts';

type Commands = { onEdit: (text: ListedText) => void; onDelete: (text: ListedText) => void };
type Props = { texts: ReturnType<typeof useTexts>; commands: Commands; onNew: () => void };

/** The text blocks by name. */
export function TextsTable({ texts: { data, error, refetch }, commands, onNew }: Props) {
  const { t } = useTranslation('offerList');
  const columns = useColumns(commands);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={t('texts.caption')}
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
      skeletonRows={5}
      empty={
        <EmptyState
          illustration="roller"
          title={t('texts.empty')}
          text={t('texts.emptyText')}
          add={{ label: t('texts.new'), onAdd: onNew }}
        />
      }
    />
  );
}

function useColumns({ onEdit, onDelete }: Commands): Column<ListedText>[] {
  const { t } = useTranslation('offerList');
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('texts.name'),
        card: 'title',
        render: (text) => <NameButton name={text.name} onPress={() => onEdit(text)} />,
      },
      {
        key: 'kind',
        header: t('texts.kind'),
        width: '200px',
        card: 'line',
        render: ({ kind }) => t(`texts.kinds.${kind}`),
      },
      {
        key: 'updatedAt',
        header: t('changedOn'),
        width: '140px',
        card: 'value',
        render: ({ updatedAt }) => formatDate(updatedAt),
      },
      actionsColumn(t('list.actions'), (text) => (
        <RowMenu
          name={text.name}
          items={[
            { label: t('texts.editAction'), icon: 'pencil', onSelect: () => onEdit(text) },
            { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(text) },
          ]}
        />
      )),
    ],
    [t, onEdit, onDelete],
  );
}
