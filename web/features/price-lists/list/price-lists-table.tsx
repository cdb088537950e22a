import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/components/data-table.tsx';
import { SpokenPlace } from '#web/components/spoken-place.tsx';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { useDownload } from '../parts/use-download.ts';
import { NoPriceLists } from './no-price-lists.tsx';
import { useColumns } from './use-columns.tsx';
import { useReorder } from './use-reorder.ts';
import '#web/components/row-grip.css';
import './price-lists-table.css';
import { lazyExtra } from '#web/components/lazy-part.tsx';

const RowDrag = lazyExtra(() => import('#web/components/row-drag.tsx'));

type Props = {
  lists: readonly PriceList[] | undefined;
  /** Those that the filter leaves. */
  shown: readonly PriceList[] | undefined;
  country: string;
  onShowAll: () => void;
  onNew: () => void;
  onEdit: (list: PriceList) => void;
  onDuplicate: (list: PriceList) => void;
  onDelete: (list: PriceList) => void;
};

const none: readonly PriceList[] = [];

/** The price lists in their order, which can be changed while all of them are shown. */
export function PriceListsTable({ lists = none, shown, country, onShowAll, onNew, ...actions }: Props) {
  const { t } = useTranslation('priceLists');
  const { move, moveBy, moved } = useReorder();
  const { busy, download } = useDownload();
  const movable = !country;
  const columns = useColumns({
    ...actions,
    movable,
    placeOf: (list) => ({ first: list === lists[0], last: list === lists.at(-1) }),
    onMove: (list, by) => moveBy(list, lists, by),
    onDownload: (list) => void download(list),
    downloading: busy,
  });
  return (
    <div className="sortable-rows priceLists">
      <DataTable
        caption={t('list.caption')}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        skeletonRows={5}
        empty={<NoPriceLists country={country} onNew={onNew} onShowAll={onShowAll} />}
      />
      {movable && lists.length > 1 && (
        <Suspense>
          <RowDrag rows={lists} onMove={move} />
        </Suspense>
      )}
      <SpokenPlace rows={lists} id={moved} />
    </div>
  );
}
