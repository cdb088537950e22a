import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { useProductText } from '../product-text.ts';
import { RowGrip } from './row-grip.tsx';

type Start = Pick<DragEndEvent, 'active'>;
type Over = Pick<DragEndEvent, 'active' | 'over'>;

type Props = {
  rows: readonly PricedRow[];
  onMove: (sId: string, position: number) => void;
};

const vertically: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** What a screen reader hears: how to move a row, and where it is. */
function useSpokenDrag(rows: readonly PricedRow[]) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  // A lifted row is over its own place at once: that is no news, and would cut the first message short.
  const atStart = useRef(false);
  const placed = (id: UniqueIdentifier, over: UniqueIdentifier = id) => {
    const row = rows.find(({ sId }) => sId === id)?.row;
    const position = rows.findIndex(({ sId }) => sId === over) + 1;
    return { product: text(row?.name).text, position, count: rows.length };
  };
  return {
    screenReaderInstructions: { draggable: t('view.rows.instructions') },
    announcements: {
      onDragStart: ({ active }: Start) => {
        atStart.current = true;
        return t('view.rows.lifted', placed(active.id));
      },
      onDragOver: ({ active, over }: Over) => {
        const isFirst = atStart.current;
        atStart.current = false;
        return isFirst && active.id === over?.id
          ? undefined
          : t('view.rows.over', placed(active.id, over?.id));
      },
      onDragEnd: ({ active, over }: Over) => t('view.rows.dropped', placed(active.id, over?.id)),
      onDragCancel: ({ active }: Start) => t('view.rows.cancelled', placed(active.id)),
    },
  };
}

function RowDrag({ rows, onMove }: Props) {
  const text = useProductText();
  const spoken = useSpokenDrag(rows);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 3 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ sId }) => sId);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id="rows"
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={vertically}
      accessibility={spoken}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {rows.map(({ sId, row }) => (
          <RowGrip key={sId} sId={sId} product={text(row.name).text} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** Gives every row of the table a grip to move it by; made anew only when rows come, go or move. */
export default memo(
  RowDrag,
  (before, after) =>
    before.onMove === after.onMove &&
    before.rows.length === after.rows.length &&
    before.rows.every(({ sId, row }, index) => {
      const other = after.rows[index];
      return sId === other?.sId && row.name === other.row.name;
    }),
);
