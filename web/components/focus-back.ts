import { flushSync } from 'react-dom';

/** Focuses the element of before; if it is gone, off or inert, the screen, not the top of the page. */
export function focusBack(before: Element | null) {
  if (before instanceof HTMLElement) before.focus();
  if (document.activeElement === before) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Does what may take the pressed element away, and then gives the focus to the screen. */
export function keepingFocus(act: () => void) {
  const pressed = document.activeElement;
  flushSync(act);
  if (document.activeElement === document.body) focusBack(pressed);
}
