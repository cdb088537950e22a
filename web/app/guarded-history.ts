import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import { topmostClose } from '#web/lib/close-on-back.ts';
import { hasUnsavedChanges, mayLeave } from '#web/lib/leave-guard.ts';

/** `from`: the address that it was entered from. */
type Entry = { usr: unknown; key: string; idx: number; from?: string | undefined };
export type Place = { location: Location; action: NavigationType };
type Listener = (place: Place) => void;

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'idx' in state;
const newKey = () => Math.random().toString(36).slice(2, 10);

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));

const addressOf = ({ location: { pathname, search, hash } }: Window) => pathname + search + hash;
const fromOf = ({ history: { state } }: Window) => (isEntry(state) ? state.from : undefined);

function locationOf({ location: { pathname, search, hash }, history }: Window): Location {
  const entry = isEntry(history.state) ? history.state : undefined;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

/** Listeners of the history. It listens to the browser while it has any. */
function createListeners(win: Window, onPop: () => void) {
  const listeners = new Set<Listener>();
  return {
    tell: (place: Place) => {
      for (const listener of listeners) listener(place);
    },
    listen: (listener: Listener) => {
      if (listeners.size === 0) win.addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) win.removeEventListener('popstate', onPop);
      };
    },
  };
}

/** The browser's entry that is shown: its number and its path. */
type Shown = { index: number; path: string };

/**
 * Undoes a step of the browser that would lose changes, asks, and takes it again after a yes. With a dialog open, the step
 * closes it instead. Both wait until the browser is back there.
 */
function createPopGuard(win: Window, shown: Shown, show: (action: Place['action']) => void) {
  const { history } = win;
  let onUndone: (() => void) | undefined;
  let allowed = false;
  const ask = async (delta: number) => {
    if (!(await mayLeave())) return;
    allowed = true;
    history.go(delta);
  };
  return () => {
    if (onUndone) {
      const then = onUndone;
      onUndone = undefined;
      return then();
    }
    const next = isEntry(history.state) ? history.state.idx : shown.index;
    const delta = next - shown.index;
    const close = topmostClose();
    const isLosing = hasUnsavedChanges() && win.location.pathname !== shown.path;
    const blocked = !allowed && delta !== 0 && (close !== undefined || isLosing);
    allowed = false;
    if (!blocked) {
      shown.index = next;
      return show(NavigationType.Pop);
    }
    onUndone = close ?? (() => void ask(delta));
    history.go(-delta);
  };
}

/**
 * The browser's history for React Router. Going to another path while something is unsaved asks first: links, buttons and
 * the browser's own back alike.
 */
export function createGuardedHistory(win: Window = window) {
  const { history } = win;
  // The first entry of a document has no number yet: without one, a step back to it would look like none.
  const first: Entry = isEntry(history.state) ? history.state : { usr: null, key: 'default', idx: 0 };
  if (first !== history.state) history.replaceState(first, '');
  const shown: Shown = { index: first.idx, path: win.location.pathname };

  const show = (action: Place['action']) => {
    shown.path = win.location.pathname;
    tell({ location: locationOf(win), action });
  };

  const guarded = (to: To, go: () => void) => {
    const target = new URL(createHref(to), win.location.href).pathname;
    if (!hasUnsavedChanges() || target === shown.path) return go();
    void mayLeave().then((leave) => leave && go());
  };

  /** A second entry of the screen before would make the next step back do nothing. */
  const leadsBack = (to: To, state: unknown) => {
    const address = createHref(to);
    const isBefore = fromOf(win) === address && address !== addressOf(win);
    // With something open over the page, a step back would only close that.
    return isBefore && state === undefined && topmostClose() === undefined;
  };

  const write = (how: NavigationType.Push | NavigationType.Replace, to: To, state: unknown) =>
    guarded(to, () => {
      const isPush = how === NavigationType.Push;
      if (!isPush && leadsBack(to, state)) return history.back();
      const from = isPush ? addressOf(win) : fromOf(win);
      if (isPush) shown.index += 1;
      const entry: Entry = { usr: state, key: newKey(), idx: shown.index, from };
      history[isPush ? 'pushState' : 'replaceState'](entry, '', createHref(to));
      show(how);
    });

  const { tell, listen } = createListeners(win, createPopGuard(win, shown, show));
  const push: Navigator['push'] = (to, state) => write(NavigationType.Push, to, state);
  const replace: Navigator['replace'] = (to, state) => write(NavigationType.Replace, to, state);
  const navigator: Navigator = { createHref, go: (delta) => history.go(delta), push, replace };

  return { navigator, location: () => locationOf(win), listen };
}
