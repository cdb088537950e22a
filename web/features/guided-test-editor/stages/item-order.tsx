import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import { RowOrder } from '#web/components/row-order.tsx';
import type { Edits } from '../state/use-edits.ts';

type Props = { items: readonly ConfigItem[]; names: readonly string[]; grid?: boolean; edits: Edits };

/** The id of an item among the rows that can be moved; a list of one has no such row. */
export const gripOf = ({ kind, item }: ConfigItem, among: readonly ConfigItem[]) =>
  among.length > 1 ? `${kind} ${item.id}` : undefined;

/** Moves the items of a list, all of one kind. */
export function ItemOrder({ items, names, grid, edits }: Props) {
  const kind = items[0]?.kind;
  const rows = items.map(({ item }, index) => ({ id: `${kind} ${item.id}`, name: names[index] ?? '' }));
  const move = (row: string, position: number) => {
    const item = items[rows.findIndex(({ id }) => id === row)];
    if (item) edits.move(item, position);
  };
  return (
    <RowOrder
      id={kind}
      grid={grid}
      rows={rows}
      onMove={move}
      moved={edits.moved && `${kind} ${edits.moved}`}
    />
  );
}
