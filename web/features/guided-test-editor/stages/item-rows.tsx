import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { useItemName } from '../state/use-item-name.ts';
import { AddTile } from './add-tile.tsx';
import { gripOf, ItemOrder } from './item-order.tsx';
import type { StageProps } from './stage-props.ts';

type Row = Extract<ConfigItem, { kind: 'question' | 'phase' }>;
type Props<Item extends Row> = StageProps & {
  list: 'questions' | 'phases';
  label: string;
  items: readonly Item[];
  isOpen: (item: Item) => boolean;
  /** At the right of the name. */
  facts: (item: Item) => ReactNode;
  /** Below the line while the item is open. */
  content: (item: Item) => ReactNode;
  onAdd: () => void;
};

/** The questions or phases of a stage, one line each, one of them open (WED-023, WED-035). */
export function ItemRows<Item extends Row>(props: Props<Item>) {
  const { list, label, items, isOpen, facts, content, select, edits, onAdd } = props;
  const { t } = useTranslation('guidedTestEditor');
  const nameOf = useItemName();
  const names = items.map(nameOf);
  const line = (item: Item, index: number) => {
    const grip = gripOf(item, items);
    const [name, open] = [names[index], isOpen(item)];
    return (
      <li key={item.item.id} className={open ? 'open' : undefined}>
        <div className="line">
          {grip && <span className="grip-place" data-grip={grip} />}
          <button type="button" className="name" aria-expanded={open} onClick={() => select(item.place)}>
            <span className="number">{index + 1}</span> <span className="grow">{name}</span>
          </button>
          <span className="facts">{facts(item)}</span>
          <IconButton
            icon="trash"
            small
            label={t(`${list}.delete`, { name })}
            onClick={() => edits.remove(item)}
          />
        </div>
        {open && content(item)}
      </li>
    );
  };
  return (
    <>
      {items.length === 0 ? (
        <p className="card test-editor-empty muted">{t(`${list}.empty`)}</p>
      ) : (
        <ol className="card sortable-rows test-editor-rows" aria-label={label}>
          {items.map(line)}
        </ol>
      )}
      <ItemOrder items={items} names={names} edits={edits} />
      <AddTile label={t(`${list}.add`)} onClick={onAdd} />
    </>
  );
}
