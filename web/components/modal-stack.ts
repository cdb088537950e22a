import { focusFirst } from './first-focus.ts';

/**
 * Open dialogs, the topmost last. What lies below sleeps: it is not read and does not keep the focus; clicks do not reach
 * it either, as each dialog covers the window. `inert` would say all that, but it is inherited: every element of the page
 * is styled anew at each opening and closing (ADR 16).
 */
const open: Element[] = [];

/** The screen and the dialogs over it. */
const layers = () => [document.getElementById('root'), ...open];

function refresh() {
  const top = open.at(-1);
  for (const layer of layers()) hide(layer, layer !== top && top !== undefined);
}

function hide(layer: Element | null, isBelow: boolean) {
  if (isBelow) layer?.setAttribute('aria-hidden', 'true');
  else layer?.removeAttribute('aria-hidden');
}

/** A focus that comes to what lies below, by Tab from outside the page or by a program, goes to the topmost. */
function keepAbove(event: FocusEvent) {
  const { target, relatedTarget } = event;
  const top = open.at(-1);
  if (!top || !(target instanceof HTMLElement) || top.contains(target)) return;
  if (!layers().some((layer) => layer?.contains(target))) return;
  event.stopPropagation();
  if (relatedTarget instanceof HTMLElement && top.contains(relatedTarget)) relatedTarget.focus();
  else focusFirst(top);
  // A dialog that saves has nothing to take it.
  if (document.activeElement === target) target.blur();
}

export function pushModal(layer: Element): () => void {
  if (open.length === 0) document.addEventListener('focusin', keepAbove, true);
  open.push(layer);
  refresh();
  return () => {
    open.splice(open.indexOf(layer), 1);
    refresh();
    if (open.length === 0) document.removeEventListener('focusin', keepAbove, true);
  };
}
