import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The arrow keys move a lifted row by one place. Its middle comes to the middle of the next row: by their tops, as is
 * usual, a row that is much taller than its neighbours would be passed over.
 */
export const rowSteps =
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
