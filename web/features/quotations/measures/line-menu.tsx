import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { LineProps } from './measure-props.ts';

type Props = Pick<LineProps, 'line' | 'number' | 'count' | 'placeId' | 'edits'> & {
  name: string;
  onNote: () => void;
  /** The screen around it can do more. */
  more?: readonly MenuItem[];
};

/** Seldom needed actions on a line (MEA-026). */
export function LineMenu({ line, number, count, placeId, name, edits, onNote, more = [] }: Props) {
  const { t } = useTranslation('measures');
  const label = t('line.actions', { name });
  const move = (by: number) => () => edits.moveLine(placeId, line.id, number - 1 + by);
  const items: (MenuItem | false)[] = [
    { label: t('action.duplicate'), icon: 'copy', onSelect: () => edits.duplicateLine(placeId, line) },
    line.note === null && { label: t('line.addNote'), icon: 'pencil', onSelect: onNote },
    number > 1 && { label: t('action.up'), icon: 'arrow-up', onSelect: move(-1) },
    number < count && { label: t('action.down'), icon: 'arrow-down', onSelect: move(1) },
    ...more,
    {
      label: t('action.remove'),
      icon: 'trash',
      danger: true,
      onSelect: () => edits.removeLine(placeId, line.id, name),
    },
  ];
  return (
    <Menu
      label={label}
      items={items.filter((item) => item !== false)}
      trigger={(props) => <IconButton icon="ellipsis-v" label={label} {...props} />}
    />
  );
}
