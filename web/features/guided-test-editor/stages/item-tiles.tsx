import { useTranslation } from 'react-i18next';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { Drawing } from '#web/components/guided-test/drawing.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { AddTile } from './add-tile.tsx';
import { gripOf, ItemOrder } from './item-order.tsx';
import type { StageProps } from './stage-props.ts';

const lists = { answer: 'answers', choice: 'choices' } as const;

type Props = Omit<StageProps, 'config'> & {
  kind: keyof typeof lists;
  items: readonly ConfigItem[];
  names: readonly string[];
  width: 'full' | 'half' | 'third';
  onAdd: () => void;
};

/** The answers or choices of the open item, as tiles: chosen, moved, added and removed. */
export function ItemTiles({ kind, items, names, width, selected, select, edits, onAdd }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const list = lists[kind];
  return (
    <>
      <ul className={`answer-tiles ${width}`} aria-label={t(`${list}.label`)}>
        {items.map((item, index) => {
          const isSelected = selected?.[kind] === item.item.id;
          const grip = gripOf(item, items);
          return (
            <li key={item.item.id} className={isSelected ? 'selected' : undefined}>
              {grip && <span className="grip-place" data-grip={grip} />}
              <button
                type="button"
                className="name"
                aria-pressed={isSelected}
                onClick={() => select(item.place)}
              >
                {item.kind === 'answer' && <Drawing name={item.item.drawing} />}
                {names[index]}
              </button>
              <IconButton
                icon="trash"
                small
                label={t(`${list}.delete`, { name: names[index] })}
                onClick={() => edits.remove(item)}
              />
            </li>
          );
        })}
      </ul>
      <ItemOrder items={items} names={names} grid={kind === 'answer'} edits={edits} />
      <AddTile label={t(`${list}.add`)} onClick={onAdd} />
    </>
  );
}
