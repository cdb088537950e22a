import { useRef } from 'react';

/** Frames until React has drawn what a key changed, and the places of the rows are known. */
const framesOfAKey = 2;

async function drawn() {
  for (let frame = 0; frame < framesOfAKey; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Keys that come while a row is being lifted, before it knows its place: dnd-kit would lose them. They are given to it one
 * after the other.
 */
export function useEarlySteps() {
  const waiting = useRef<KeyboardEvent[]>(undefined);
  const isGiving = useRef(false);
  const hold = useRef((event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) waiting.current?.push(event);
  });

  const begin = () => {
    if (waiting.current) return;
    waiting.current = [];
    window.addEventListener('keydown', hold.current, true);
  };

  const end = async () => {
    const keys = waiting.current;
    if (!keys || isGiving.current) return;
    isGiving.current = true;
    await drawn();
    for (let next = keys.shift(); next; next = keys.shift()) {
      window.removeEventListener('keydown', hold.current, true);
      const { key, code } = next;
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
      window.addEventListener('keydown', hold.current, true);
      await drawn();
    }
    waiting.current = undefined;
    isGiving.current = false;
    window.removeEventListener('keydown', hold.current, true);
  };

  return { begin, end: () => void end() };
}
