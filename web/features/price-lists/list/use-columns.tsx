import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { moveItems, RowMenu } from '#web/components/row-menu.tsx';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { usePriceListDownload } from '../parts/use-price-list-download.ts';
import { NameCell } from './name-cell.tsx';
import { ScopeCell } from './scope-cell.tsx';

export type RowActions = {
  /** All lists, in their order. */
  lists: readonly PriceList[];
  /** Whether the order can be changed: not while only some lists are shown. */
  movable: boolean;
  onMove: (id: string, place: number) => void;
  onEdit: (list: PriceList) => void;
  onDuplicate: (list: PriceList) => void;
  onDelete: (list: PriceList) => void;
};

/** Handle and name, scope, and what can be done with a list (PLI-004 to PLI-013). */
export function useColumns(actions: RowActions): Column<PriceList>[] {
  const { t } = useTranslation('priceLists');
  return [
    {
      key: 'name',
      header: t('list.name'),
      card: 'title',
      render: (list) => <NameCell list={list} movable={actions.movable} />,
    },
    {
      key: 'scope',
      header: t('list.scope'),
      card: 'line',
      render: (list) => <ScopeCell list={list} />,
    },
    {
      key: 'actions',
      header: t('list.actions'),
      hideHeader: true,
      width: '260px',
      card: 'actions',
      render: (list) => <Actions list={list} {...actions} />,
    },
  ];
}

function Actions({ list, lists, movable, onMove, onEdit, ...on }: RowActions & { list: PriceList }) {
  const { t } = useTranslation('priceLists');
  const { id, name } = list;
  const { busy, save } = usePriceListDownload(list);
  const texts = {
    up: t('list.moveUp'),
    down: t('list.moveDown'),
    first: t('list.first'),
    last: t('list.last'),
  };
  const fixed = !movable && t('list.filtered');
  return (
    <span className="row-actions">
      <ButtonLink
        variant="text"
        tone="accent"
        small
        icon="list"
        to={paths.priceListProducts(id)}
        aria-label={t('list.productsOf', { name })}
      >
        {t('list.products')}
      </ButtonLink>
      <IconButton icon="pencil" small label={t('list.edit', { name })} onClick={() => onEdit(list)} />
      <RowMenu
        name={name}
        busy={busy}
        items={[
          ...moveItems({ rows: lists, row: list, onMove, texts, fixed }),
          { label: t('list.duplicate'), icon: 'copy', line: true, onSelect: () => on.onDuplicate(list) },
          { label: t('list.download'), icon: 'file-excel', onSelect: save },
          { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => on.onDelete(list) },
        ]}
      />
    </span>
  );
}
