import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { PlaceProps } from './measure-props.ts';

/** Seldom needed actions on a place (MEA-018, MEA-026). */
export function PlaceMenu({ measured: { place }, number, count, edits, onOpen }: PlaceProps) {
  const { t } = useTranslation('measures');
  const label = t('place.actions', { name: place.name });
  const move = (by: number) => () => edits.movePlace(place.id, number - 1 + by);
  const items: (MenuItem | false)[] = [
    { label: t('action.rename'), icon: 'pencil', onSelect: () => onOpen({ kind: 'rename', place }) },
    { label: t('action.rule'), icon: 'expand', onSelect: () => onOpen({ kind: 'rule', place }) },
    { label: t('action.duplicate'), icon: 'copy', onSelect: () => edits.duplicatePlace(place) },
    number > 1 && { label: t('action.up'), icon: 'arrow-up', onSelect: move(-1) },
    number < count && { label: t('action.down'), icon: 'arrow-down', onSelect: move(1) },
    {
      label: t('action.remove'),
      icon: 'trash',
      danger: true,
      onSelect: () => edits.removePlace(place),
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
