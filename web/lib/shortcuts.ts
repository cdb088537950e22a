import { useEffect, useRef } from 'react';
import { browserStore } from './storage.ts';

/** Stands for any digit from 1 to 9. */
export const digits = '1–9';

/** Where something is typed, the browser takes that back. */
const undo = 'mod+z';

/** Keys as in ux §12: a single key, `digits`, or `mod+s` for Ctrl+S (⌘S on a Mac). */
export type Shortcut = { keys: string; description: string; run: (key: string) => void };

const storageKey = 'single-letter-shortcuts';
const active: Shortcut[] = [];

export const singleLettersOn = () => browserStore.get(storageKey) !== 'off';
export const setSingleLetters = (on: boolean) => browserStore.set(storageKey, on ? 'on' : 'off');

/** The shortcuts for the list; the newest screen first. */
export const activeShortcuts = (): readonly Shortcut[] => [...active].reverse();

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea, [role="textbox"]'));

/** A select or a tick has nothing typed. */
const inText = (target: EventTarget | null) =>
  inField(target) &&
  !(target instanceof HTMLElement && target.matches('select, [type="checkbox"], [type="radio"]'));

function matches({ keys }: Shortcut, event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey;
  if (keys === undo && inText(event.target)) return false;
  if (keys.startsWith('mod+')) return modified && event.key.toLowerCase() === keys.slice(4);
  const isKey = keys === digits ? /^[1-9]$/.test(event.key) : event.key === keys;
  return !modified && !event.altKey && isKey && singleLettersOn() && !inField(event.target);
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
  const shortcut = activeShortcuts().find((candidate) => matches(candidate, event));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run(event.key);
}

/** Registers a shortcut while the component shows; an open dialog disables it. */
export function useShortcut(keys: string, description: string, run: Shortcut['run'], enabled = true) {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!enabled) return;
    const shortcut = { keys, description, run: (key: string) => latest.current(key) };
    if (active.length === 0) window.addEventListener('keydown', onKeyDown);
    active.push(shortcut);
    return () => {
      active.splice(active.indexOf(shortcut), 1);
      if (active.length === 0) window.removeEventListener('keydown', onKeyDown);
    };
  }, [keys, description, enabled]);
}
