import { type PointerEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Timer } from '#web/lib/timer.ts';

/** Milliseconds until a held button repeats, then between its steps: they come faster, to the fastest. */
const wait = 400;
const [slowest, fastest, faster] = [150, 30, 0.85];

const prevent = (event: SyntheticEvent) => event.preventDefault();

/** A button that steps again and again while it is held. A key or a click of assistive technology steps once. */
export function useHeldButton(step: () => void, disabled: boolean, timer: Timer) {
  const latest = useRef(step);
  const held = useRef<number>(undefined);
  const hasRepeated = useRef(false);
  useLayoutEffect(() => {
    latest.current = step;
  });
  const stop = () => {
    if (held.current !== undefined) timer.clear(held.current);
    held.current = undefined;
  };
  const repeat = (after: number, pause: number) => {
    held.current = timer.set(() => {
      hasRepeated.current = true;
      repeat(pause, Math.max(fastest, pause * faster));
      latest.current();
    }, after);
  };
  useEffect(() => {
    // A button that is off hears of no release.
    if (disabled) hasRepeated.current = false;
    return () => {
      if (held.current !== undefined) timer.clear(held.current);
      held.current = undefined;
    };
  }, [disabled, timer]);
  return {
    disabled,
    onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent) => {
      if (button !== 0) return;
      // Else a finger that leaves the button would not be told.
      if (currentTarget.hasPointerCapture?.(pointerId)) currentTarget.releasePointerCapture(pointerId);
      hasRepeated.current = false;
      stop();
      repeat(wait, slowest);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // The focus stays in the field, and a long press of a finger opens no menu.
    onMouseDown: prevent,
    onContextMenu: prevent,
    onClick: () => {
      if (!hasRepeated.current) step();
      hasRepeated.current = false;
    },
  };
}
