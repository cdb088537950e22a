import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/components/data-table.tsx';
import { RowOrder } from '#web/components/row-order.tsx';
import { useReorder } from '#web/components/use-reorder.ts';
import { ReorderPriceListsDocument } from '#web/graphql/price-lists.ts';
import { request } from '#web/lib/graphql.ts';
import { type PriceList, priceListsKey } from '#web/lib/use-price-lists.ts';
import { NoPriceLists } from './no-price-lists.tsx';
import { type RowActions, useColumns } from './use-columns.tsx';
import './price-lists-table.css';

type Props = Pick<RowActions, 'onEdit' | 'onDuplicate' | 'onDelete'> & {
  lists: readonly PriceList[] | undefined;
  /** Those that the filter leaves. */
  shown: readonly PriceList[] | undefined;
  country: string;
  onShowAll: () => void;
  onNew: () => void;
};

const none: readonly PriceList[] = [];

/** The price lists in their order, which can be changed while all of them are shown (PLI-004). */
export function PriceListsTable({ lists = none, shown, country, onShowAll, onNew, ...actions }: Props) {
  const { t } = useTranslation('priceLists');
  const { move, moveByMenu, moved } = useReorder({
    queryKey: priceListsKey,
    send: (order) => request(ReorderPriceListsDocument, order),
  });
  const movable = !country;
  const columns = useColumns({ ...actions, movable, lists, onMove: moveByMenu });
  return (
    <div className="sortable-rows price-lists">
      <DataTable
        caption={t('list.caption')}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        skeletonRows={5}
        empty={<NoPriceLists country={country} onNew={onNew} onShowAll={onShowAll} />}
      />
      <RowOrder rows={lists} onMove={move} moved={moved} fixed={!movable} />
    </div>
  );
}
