import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { MapLayout } from './layout.ts';

/** The part of the picture that is seen. */
export type View = { x: number; y: number; width: number; height: number };

const [closest, farthest] = [240, 4];
const step = 1.25;

/** Zoom and pan by buttons, keys, wheel and pointer. */
export function useView({ width, height }: Pick<MapLayout, 'width' | 'height'>) {
  const whole: View = { x: 0, y: 0, width, height };
  const [view, setView] = useState<View>(() => ({ ...whole, height: Math.min(height, width * 0.6) }));
  const drag = useRef<{ x: number; y: number } | null>(null);
  const zoom = (factor: number) =>
    setView((now) => {
      const wide = Math.min(Math.max(now.width / factor, closest), width * farthest);
      const by = wide / now.width;
      return {
        x: now.x + (now.width * (1 - by)) / 2,
        y: now.y + (now.height * (1 - by)) / 2,
        width: wide,
        height: now.height * by,
      };
    });
  const pan = (right: number, down: number) =>
    setView((now) => ({ ...now, x: now.x + right * now.width, y: now.y + down * now.height }));
  const keys: Record<string, () => void> = {
    '+': () => zoom(step),
    '-': () => zoom(1 / step),
    '0': () => setView(whole),
    ArrowLeft: () => pan(-0.1, 0),
    ArrowRight: () => pan(0.1, 0),
    ArrowUp: () => pan(0, -0.1),
    ArrowDown: () => pan(0, 0.1),
  };
  return {
    view,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    fit: () => setView(whole),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      },
      onWheel: ({ deltaY }: { deltaY: number }) => zoom(deltaY < 0 ? step : 1 / step),
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        drag.current = { x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY, currentTarget, buttons }: PointerEvent) => {
        const from = drag.current;
        if (!from || buttons === 0) return;
        const seen = currentTarget.getBoundingClientRect();
        pan((from.x - clientX) / (seen.width || 1), (from.y - clientY) / (seen.height || 1));
        drag.current = { x: clientX, y: clientY };
      },
      onPointerUp: () => {
        drag.current = null;
      },
    },
  };
}
