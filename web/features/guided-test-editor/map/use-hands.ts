import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Point } from './view.ts';

/** Pixels after which a press is a move and opens nothing. */
const still = 4;
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** One pointer moves the picture, two fingers zoom it; a press that does neither goes on as a click. */
export function useHands(
  onMove: (right: number, down: number) => void,
  onZoom: (factor: number, point: Point) => void,
) {
  const down = useRef(new Map<number, Point>());
  const from = useRef<Point>({ x: 0, y: 0 });
  const isMoving = useRef(false);
  const release = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown: ({ pointerId, clientX, clientY }: PointerEvent) => {
      from.current = { x: clientX, y: clientY };
      if (down.current.size === 0) isMoving.current = false;
      down.current.set(pointerId, from.current);
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const before = down.current.get(pointerId);
      const now = { x: clientX, y: clientY };
      if (!before || (!isMoving.current && distance(from.current, now) < still)) return;
      if (!isMoving.current) currentTarget.setPointerCapture?.(pointerId);
      isMoving.current = true;
      down.current.set(pointerId, now);
      const other = [...down.current].find(([id]) => id !== pointerId)?.[1];
      if (!other) return onMove(before.x - now.x, before.y - now.y);
      const { left, top } = currentTarget.getBoundingClientRect();
      const between = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
      onZoom(distance(now, other) / Math.max(distance(before, other), 1), between);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (event: MouseEvent) => {
      if (isMoving.current) event.stopPropagation();
      isMoving.current = false;
    },
  };
}
