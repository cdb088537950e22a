import { DomHandler } from 'primereact/utils';
import { focusFirst } from './first-focus.ts';
import { keepTab } from './keep-tab.ts';

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

/** What Escape does to layers that do not close themselves. */
const escapes = new Map<Element, () => void>();

function onKey(event: KeyboardEvent) {
  const top = open.at(-1);
  const close = top && escapes.get(top);
  // What is open within the layer closes first.
  if (!close || event.defaultPrevented || document.querySelector('.menu-popup')) return;
  if (event.key === 'Escape') close();
  if (event.key === 'Tab') keepTab(event, top);
}

function follow() {
  document.addEventListener('focusin', keepAbove, true);
  document.addEventListener('keydown', onKey);
  DomHandler.blockBodyScroll();
}

function unfollow() {
  document.removeEventListener('focusin', keepAbove, true);
  document.removeEventListener('keydown', onKey);
  DomHandler.unblockBodyScroll();
}

/** Has a layer lie over the others, until what is answered is called. With `onEscape` Tab is led around in it, too. */
export function pushModal(layer: Element, onEscape?: () => void): () => void {
  if (open.length === 0) follow();
  open.push(layer);
  if (onEscape) escapes.set(layer, onEscape);
  refresh();
  return () => {
    open.splice(open.indexOf(layer), 1);
    escapes.delete(layer);
    refresh();
    if (open.length === 0) unfollow();
  };
}
