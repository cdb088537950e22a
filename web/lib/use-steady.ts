import { useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isPressed = false;
let ending: number | undefined;

function tell(pressed: boolean) {
  window.clearTimeout(ending);
  if (pressed === isPressed) return;
  isPressed = pressed;
  for (const listener of listeners) listener();
}

/** A tap of a finger takes the focus by the mouse events that follow it, after its pointer was let go. */
const begins = ['pointerdown', 'mousedown'];
/** The click of a press comes after these. */
const letsGo = ['pointerup', 'mouseup'];
const ends = ['click', 'pointercancel'];

const begin = (event: Event) => {
  if (event instanceof MouseEvent && event.button === 0) tell(true);
};
const end = () => tell(false);
const endAfterClick = () => {
  window.clearTimeout(ending);
  ending = window.setTimeout(end);
};

function listen(set: 'addEventListener' | 'removeEventListener') {
  for (const type of begins) window[set](type, begin, true);
  for (const type of letsGo) window[set](type, endAfterClick, true);
  for (const type of ends) window[set](type, end, true);
  // Of the window alone, which hears of no release elsewhere: that of a field is no end.
  window[set]('blur', end);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) listen('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    listen('removeEventListener');
    isPressed = false;
  };
}

/**
 * The value, a plain one, as it was when a press began, until it ends. What is drawn of it cannot move anything away under the
 * pointer: who leaves a field by pressing a button reads what is wrong with the field once the button was pressed.
 */
export function useSteady<T>(value: T): T {
  const pressed = useSyncExternalStore(subscribe, () => isPressed);
  const [shown, setShown] = useState(value);
  if (pressed) return shown;
  if (!Object.is(shown, value)) setShown(value);
  return value;
}
