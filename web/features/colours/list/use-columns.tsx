import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { Column } from '#web/components/data-table-props.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { Colorlist } from '../parts/use-colorlists.ts';

export type RowActions = {
  placeOf: (folder: Colorlist) => { first: boolean; last: boolean };
  onMove: (folder: Colorlist, by: number) => void;
  onRename: (folder: Colorlist) => void;
  onDelete: (folder: Colorlist) => void;
};

/** Handle and name, how many colours, and what can be done with a folder (COL-004, COL-008). */
export function useColumns(actions: RowActions): Column<Colorlist>[] {
  const { t } = useTranslation('colours');
  return [
    {
      key: 'name',
      header: t('list.name'),
      card: 'title',
      render: (folder) => (
        <span className="colorlist-name">
          <span className="grip-place" data-grip={folder.id} />
          <Link className="main" to={paths.colorlist(folder.id)}>
            {folder.name}
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
      render: (folder) => <Actions folder={folder} {...actions} />,
    },
  ];
}

function Actions({ folder, onRename, ...actions }: RowActions & { folder: Colorlist }) {
  const { t } = useTranslation(['colours', 'common']);
  const { name } = folder;
  const label = t('common:actions.moreOn', { object: name });
  const items = useMenuItems(folder, actions);
  return (
    <span className="colorlist-actions">
      <IconButton
        icon="pencil"
        small
        label={t('list.renameNamed', { name })}
        onClick={() => onRename(folder)}
      />
      <Menu
        label={label}
        items={items}
        trigger={(props) => <IconButton icon="ellipsis-v" small label={label} {...props} />}
      />
    </span>
  );
}

function useMenuItems(
  folder: Colorlist,
  { placeOf, onMove, onDelete }: Omit<RowActions, 'onRename'>,
): MenuItem[] {
  const { t } = useTranslation('colours');
  const { first, last } = placeOf(folder);
  return [
    {
      label: t('list.moveUp'),
      icon: 'arrow-up',
      disabledReason: first && t('list.first'),
      onSelect: () => onMove(folder, -1),
    },
    {
      label: t('list.moveDown'),
      icon: 'arrow-down',
      disabledReason: last && t('list.last'),
      onSelect: () => onMove(folder, 1),
    },
    { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(folder) },
  ];
}
