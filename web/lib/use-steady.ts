import { useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isPressed = false;
let ending: number | undefined;

/** Also the mouse events: after a tap, browsers send them when the finger has gone, and they move the focus. */
const heard = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'pointercancel', 'click'] as const;

function tell(pressed: boolean) {
  isPressed = pressed;
  for (const listener of listeners) listener();
}

function hear({ type, button }: MouseEvent) {
  clearTimeout(ending);
  // The click of a press comes after its release.
  if (type.endsWith('up')) ending = window.setTimeout(tell, 0, false);
  else tell(type.endsWith('down') && button === 0);
}

function subscribe(listener: () => void) {
  // A browser adds the same listener only once.
  for (const type of heard) window.addEventListener(type, hear, true);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A plain value, frozen while a button of the mouse or a finger is down. So an error that appears when a field is left
 * does not move the pressed button away.
 */
export function useSteady<T>(value: T): T {
  const pressed = useSyncExternalStore(subscribe, () => isPressed);
  const [shown, setShown] = useState(value);
  if (pressed) return shown;
  if (!Object.is(shown, value)) setShown(value);
  return value;
}
