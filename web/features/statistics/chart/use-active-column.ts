import { type KeyboardEvent, type PointerEvent, useState } from 'react';

type Place = { count: number; gutter: number; step: number };

/** Which column tells its numbers: the one below the pointer, or the one that the keys lead to. */
export function useActiveColumn({ count, gutter, step }: Place) {
  const [active, setActive] = useState<number>();
  const last = count - 1;
  const go = (index: number) => setActive(Math.min(last, Math.max(0, index)));
  const keys: Record<string, (now: number) => void> = {
    ArrowLeft: (now) => go(now - 1),
    ArrowDown: (now) => go(now - 1),
    ArrowRight: (now) => go(now + 1),
    ArrowUp: (now) => go(now + 1),
    PageUp: (now) => go(now + 4),
    PageDown: (now) => go(now - 4),
    Home: () => go(0),
    End: () => go(last),
    Escape: () => setActive(undefined),
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor((event.clientX - left - gutter) / step);
    setActive(index >= 0 && index <= last ? index : undefined);
  };
  return {
    active: active === undefined ? undefined : Math.min(active, last),
    handlers: {
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      // A finger that is lifted leaves too, and what it asked for is still being read.
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(undefined),
      onFocus: () => setActive((now) => now ?? last),
      onBlur: () => setActive(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const move = keys[event.key];
        // With these the keys are the browser's: Alt and ← go back.
        if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        move(active ?? last);
      },
    },
  };
}
