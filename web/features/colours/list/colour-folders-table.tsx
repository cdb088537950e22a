import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { SpokenPlace } from '#web/components/spoken-place.tsx';
import type { ColourFolder } from '../parts/use-colour-folders.ts';
import { useColumns } from './use-columns.tsx';
import { useReorder } from './use-reorder.ts';
import '#web/components/row-grip.css';
import './colour-folders-table.css';
import { lazyExtra } from '#web/components/lazy-part.tsx';

const RowDrag = lazyExtra(() => import('#web/components/row-drag.tsx'));

type Props = {
  /** undefined while they are awaited. */
  folders: readonly ColourFolder[] | undefined;
  onNew: () => void;
  onRename: (folder: ColourFolder) => void;
  onDelete: (folder: ColourFolder) => void;
};

const none: readonly ColourFolder[] = [];

/** The folders in their order, which can be changed (COL-004, COL-005). */
export function ColourFoldersTable({ folders, onNew, ...actions }: Props) {
  const { t } = useTranslation('colours');
  const { move, moveBy, moved } = useReorder();
  const rows = folders ?? none;
  const columns = useColumns({
    ...actions,
    placeOf: (folder) => ({ first: folder === rows[0], last: folder === rows.at(-1) }),
    onMove: (folder, by) => moveBy(folder, rows, by),
  });
  return (
    <div className="sortable-rows colourFolders">
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
            action={
              <Button variant="primary" icon="plus" onClick={onNew}>
                {t('list.new')}
              </Button>
            }
          />
        }
      />
      {rows.length > 1 && (
        <Suspense>
          <RowDrag rows={rows} onMove={move} />
        </Suspense>
      )}
      <SpokenPlace rows={rows} id={moved} />
    </div>
  );
}
