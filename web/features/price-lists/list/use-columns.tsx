import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { NameCell } from './name-cell.tsx';
import { ScopeCell } from './scope-cell.tsx';

export type RowActions = {
  /** Whether the order can be changed: not while only some lists are shown. */
  movable: boolean;
  placeOf: (list: PriceList) => { first: boolean; last: boolean };
  onMove: (list: PriceList, by: number) => void;
  onEdit: (list: PriceList) => void;
  onDuplicate: (list: PriceList) => void;
  onDelete: (list: PriceList) => void;
  onDownload: (list: PriceList) => void;
  /** The list whose spreadsheet is being made. */
  downloading: string | undefined;
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

function Actions({ list, onEdit, downloading, ...actions }: RowActions & { list: PriceList }) {
  const { t } = useTranslation(['priceLists', 'common']);
  const { id, name } = list;
  const label = t('common:actions.moreOn', { object: name });
  const items = useMenuItems(list, actions);
  return (
    <span className="price-list-actions">
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
      <Menu
        label={label}
        items={items}
        trigger={(props) => (
          <IconButton icon="ellipsis-v" small label={label} busy={downloading === id} {...props} />
        )}
      />
    </span>
  );
}

type MenuActions = Omit<RowActions, 'onEdit' | 'downloading'>;

function useMenuItems(list: PriceList, actions: MenuActions): MenuItem[] {
  const { movable, placeOf, onMove, onDownload, onDuplicate, onDelete } = actions;
  const { t } = useTranslation('priceLists');
  const { first, last } = placeOf(list);
  const still = !movable && t('list.filtered');
  return [
    {
      label: t('list.moveUp'),
      icon: 'arrow-up',
      disabledReason: still || (first && t('list.first')),
      onSelect: () => onMove(list, -1),
    },
    {
      label: t('list.moveDown'),
      icon: 'arrow-down',
      disabledReason: still || (last && t('list.last')),
      onSelect: () => onMove(list, 1),
    },
    { label: t('list.duplicate'), icon: 'copy', line: true, onSelect: () => onDuplicate(list) },
    { label: t('list.download'), icon: 'file-excel', onSelect: () => onDownload(list) },
    { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(list) },
  ];
}
