/** Focuses the element of before; if it is gone, off or inert, the screen, not the top of the page. */
export function focusBack(before: Element | null) {
  if (before instanceof HTMLElement) before.focus();
  if (document.activeElement === before) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}
