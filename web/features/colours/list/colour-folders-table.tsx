import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { moveItems, RowMenu } from '#web/components/row-menu.tsx';
import { RowOrder } from '#web/components/row-order.tsx';
import { useReorder } from '#web/components/use-reorder.ts';
import { ReorderColourFoldersDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { type ColourFolder, colourFolderKey, colourFoldersQuery } from '../parts/use-colour-folders.ts';
import './colour-folders-table.css';

type Props = {
  /** undefined until they are loaded. */
  folders: readonly ColourFolder[] | undefined;
  onNew: () => void;
  onRename: (folder: ColourFolder) => void;
  onDelete: (folder: ColourFolder) => void;
};

const none: readonly ColourFolder[] = [];

/** The folders in their order, which can be changed (COL-004, COL-005, COL-033). */
export function ColourFoldersTable({ folders, onNew, ...actions }: Props) {
  const { t } = useTranslation('colours');
  const rows = folders ?? none;
  const { move, moveByMenu, moved } = useReorder({
    queryKey: colourFoldersQuery.queryKey,
    send: (order) => request(ReorderColourFoldersDocument, order),
    changed: colourFolderKey,
  });
  const columns = useColumns({ rows, onMove: moveByMenu, ...actions });
  return (
    <div className="sortable-rows colour-folders">
      <DataTable
        caption={t('list.caption')}
        columns={columns}
        rows={folders}
        rowKey={({ id }) => id}
        skeletonRows={5}
        empty={
          <EmptyState
            illustration="fan"
            title={t('list.empty')}
            text={t('list.emptyHint')}
            add={{ label: t('list.new'), onAdd: onNew }}
          />
        }
      />
      <RowOrder rows={rows} onMove={move} moved={moved} />
    </div>
  );
}

type Actions = Pick<Props, 'onRename' | 'onDelete'> & {
  rows: readonly ColourFolder[];
  onMove: (id: string, place: number) => void;
};

/** Handle and name, how many colours, and what can be done with a folder (COL-004, COL-008). */
function useColumns({ onRename, onDelete, ...order }: Actions): Column<ColourFolder>[] {
  const { t } = useTranslation('colours');
  const texts = {
    up: t('list.moveUp'),
    down: t('list.moveDown'),
    first: t('list.first'),
    last: t('list.last'),
  };
  return [
    {
      key: 'name',
      header: t('list.name'),
      card: 'title',
      render: ({ id, name }) => (
        <span className="row-name">
          <span className="grip-place" data-grip={id} />
          <Link className="main" to={paths.colourFolder(id)}>
            {name}
          </Link>
        </span>
      ),
    },
    {
      key: 'count',
      header: t('list.colours'),
      card: 'line',
      render: ({ colorCount }) => t('list.count', { count: colorCount }),
    },
    {
      key: 'actions',
      header: t('list.actions'),
      hideHeader: true,
      width: '120px',
      card: 'actions',
      render: (row) => (
        <span className="row-actions">
          <IconButton
            icon="pencil"
            small
            label={t('list.renameNamed', { name: row.name })}
            onClick={() => onRename(row)}
          />
          <RowMenu
            name={row.name}
            items={[
              ...moveItems({ row, texts, ...order }),
              { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(row) },
            ]}
          />
        </span>
      ),
    },
  ];
}
