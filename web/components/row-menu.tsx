import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { Menu, type MenuItem } from './menu.tsx';

type Props = {
  name: string;
  items: readonly MenuItem[];
  busy?: boolean;
  /** Why it cannot be opened. */
  disabledReason?: string | false;
};

/** The menu at the end of a row, named after it. */
export function RowMenu({ name, items, ...look }: Props) {
  const { t } = useTranslation();
  const label = t('actions.moreOn', { object: name });
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => <IconButton icon="ellipsis-v" small label={label} {...look} {...props} />}
    />
  );
}

type Moves<Row> = {
  rows: readonly Row[];
  row: Row;
  onMove: (id: string, place: number) => void;
  texts: { up: string; down: string; first: string; last: string };
  /** Why no row can be moved now. */
  fixed?: string | false;
};

/** The entries of a menu that move its row by one place. */
export function moveItems<Row extends { id: string }>({ rows, row, onMove, texts, fixed }: Moves<Row>) {
  const place = rows.indexOf(row);
  return [
    {
      label: texts.up,
      icon: 'arrow-up',
      disabledReason: fixed || (place === 0 && texts.first),
      onSelect: () => onMove(row.id, place - 1),
    },
    {
      label: texts.down,
      icon: 'arrow-down',
      disabledReason: fixed || (place === rows.length - 1 && texts.last),
      onSelect: () => onMove(row.id, place + 1),
    },
  ] satisfies MenuItem[];
}
