import { DomHandler } from 'primereact/utils';
import { focusFirst } from './first-focus.ts';
import { keepTab } from './keep-tab.ts';

/**
 * Open dialogs, the topmost last. Layers below are hidden from assistive technology and cannot keep the focus; the dialog
 * covers them from clicks. `inert` would do all that, but it is inherited: each opening would restyle every element of
 * the page (ADR 16).
 */
const open: Element[] = [];

/** The screen and the dialogs over it. */
const layers = () => [document.getElementById('root'), ...open];

const followers = new Set<() => void>();

export const openModals = (): number => open.length;

/** Calls it after each opening and closing, until the returned function is called. */
export function followModals(onChange: () => void): () => void {
  followers.add(onChange);
  return () => void followers.delete(onChange);
}

function refresh() {
  const top = open.at(-1);
  for (const layer of layers()) hide(layer, layer !== top && top !== undefined);
  for (const follower of followers) follower();
}

function hide(layer: Element | null, isBelow: boolean) {
  if (isBelow) layer?.setAttribute('aria-hidden', 'true');
  else layer?.removeAttribute('aria-hidden');
}

/** Sends a focus that reaches a lower layer, by Tab from outside the page or by a program, to the topmost. */
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

/** Escape handlers of layers that do not close themselves. */
const escapes = new Map<Element, () => void>();

function onKey(event: KeyboardEvent) {
  const top = open.at(-1);
  const close = top && escapes.get(top);
  // Menus within the layer close first.
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

/** Puts a layer on top until the returned function is called. With `onEscape`, Tab stays in the layer too. */
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
