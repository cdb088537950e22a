import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { Column } from '#web/components/data-table-props.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { ColourFolder } from '../parts/use-colour-folders.ts';

export type RowActions = {
  placeOf: (folder: ColourFolder) => { first: boolean; last: boolean };
  onMove: (folder: ColourFolder, by: number) => void;
  onRename: (folder: ColourFolder) => void;
  onDelete: (folder: ColourFolder) => void;
};

/** Handle and name, how many colours, and what can be done with a folder (COL-004, COL-008). */
export function useColumns(actions: RowActions): Column<ColourFolder>[] {
  const { t } = useTranslation('colours');
  return [
    {
      key: 'name',
      header: t('list.name'),
      card: 'title',
      render: (folder) => (
        <span className="colour-folder-name">
          <span className="grip-place" data-grip={folder.id} />
          <Link className="main" to={paths.colourFolder(folder.id)}>
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

function Actions({ folder, onRename, ...actions }: RowActions & { folder: ColourFolder }) {
  const { t } = useTranslation(['colours', 'common']);
  const { name } = folder;
  const label = t('common:actions.moreOn', { object: name });
  const items = useMenuItems(folder, actions);
  return (
    <span className="colour-folder-actions">
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
  folder: ColourFolder,
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
