import { flushSync } from 'react-dom';

/** The element that opened a layer, by the layer. */
const openers = new WeakMap<Element, Element | null>();

export const openedBy = (layer: Element, opener: Element | null) => openers.set(layer, opener);

/** The element that opened the layer around another one, also when that layer is gone. */
const openerOf = (element: Element | null) => openers.get(element?.closest('.scrim') ?? document.body);

/**
 * Focuses the element of before, or the one that was drawn anew with its id. If it is gone, off or inert: what opened the
 * dialog that it was in, else the screen, not the top of the page.
 */
export function focusBack(opener: Element | null) {
  const before = opener?.id && !opener.isConnected ? document.getElementById(opener.id) : opener;
  if (before instanceof HTMLElement) before.focus();
  if (document.activeElement === before) return;
  const outer = openerOf(opener);
  if (outer) focusBack(outer);
  else document.getElementById('content')?.focus({ preventScroll: true });
}

/** Does what may take the pressed element away, and then gives the focus to the part of the screen that it was in. */
export function keepingFocus(act: () => void) {
  const part = document.activeElement?.parentElement?.closest('[tabindex="-1"]') ?? null;
  flushSync(act);
  if (document.activeElement === document.body) focusBack(part);
}
