import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
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
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEarlySteps } from './early-steps.ts';
import { RowGrip } from './row-grip.tsx';
import type { NamedRow } from './spoken-place.tsx';

type Start = Pick<DragEndEvent, 'active'>;
type Over = Pick<DragEndEvent, 'active' | 'over'>;

export type RowDragProps = {
  rows: readonly NamedRow[];
  /** Set where several lists of one screen can be sorted. */
  id?: string;
  /** They stand beside each other too. */
  grid?: boolean;
  /** The place counts from 0. */
  onMove: (id: string, position: number) => void;
};

const anywhere: Modifier[] = [];
const vertically: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** Texts for screen readers: how to move a row, and its place. */
function useSpokenDrag(rows: readonly NamedRow[]) {
  const { t } = useTranslation(['common', 'catalogue']);
  // A lifted row is over its own place at once: that is no news, and would cut the first message short.
  const atStart = useRef(false);
  const placed = (id: UniqueIdentifier, over: UniqueIdentifier = id) => ({
    name: rows.find((row) => row.id === id)?.name ?? '',
    position: rows.findIndex((row) => row.id === over) + 1,
    count: rows.length,
  });
  return {
    screenReaderInstructions: { draggable: t('catalogue:drag.instructions') },
    announcements: {
      onDragStart: ({ active }: Start) => {
        atStart.current = true;
        return t('catalogue:drag.lifted', placed(active.id));
      },
      onDragOver: ({ active, over }: Over) => {
        const isFirst = atStart.current;
        atStart.current = false;
        return isFirst && active.id === over?.id ? undefined : t('drag.over', placed(active.id, over?.id));
      },
      onDragEnd: ({ active, over }: Over) => t('catalogue:drag.dropped', placed(active.id, over?.id)),
      onDragCancel: ({ active }: Start) => t('catalogue:drag.cancelled', placed(active.id)),
    },
  };
}

function RowDrag({ rows, id = 'rows', grid = false, onMove }: RowDragProps) {
  const ids = rows.map((row) => row.id);
  const spoken = useSpokenDrag(rows);
  const early = useEarlySteps();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 3 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: grid ? sortableKeyboardCoordinates : rowSteps(ids),
      onActivation: early.begin,
    }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    early.end();
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={grid ? anywhere : vertically}
      accessibility={spoken}
      // A lifted row is over its own place first: then the places are known.
      onDragOver={early.end}
      onDragCancel={early.end}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        {rows.map((row) => (
          <RowGrip key={row.id} id={row.id} name={row.name} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

/**
 * Gives every row of a list a grip to move it. The row is a `tbody`, `tr` or `li` with a place `data-grip={id}` in it.
 * Drawn again only when rows come, go, move or change their name. Lazy, as it is heavy.
 */
export default memo(
  RowDrag,
  (before, after) =>
    before.onMove === after.onMove &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => {
      const other = after.rows[index];
      return row.id === other?.id && row.name === other.name;
    }),
);

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The arrow keys move a lifted row by one place. They aim at the middle of the next row: with the usual tops, a much
 * taller row would be skipped.
 */
const rowSteps =
  (ids: readonly string[]): KeyboardCoordinateGetter =>
  (event, { currentCoordinates: { x }, context: { active, over, collisionRect, droppableRects } }) => {
    const step = steps[event.code];
    if (!step) return undefined;
    event.preventDefault();
    const place = ids.indexOf(String(over?.id ?? active?.id));
    const next = droppableRects.get(ids[place + step] ?? '');
    if (!next || !collisionRect) return undefined;
    return { x, y: next.top + next.height / 2 - collisionRect.height / 2 };
  };
