import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGuardedHistory } from '#web/app/guarded-history.ts';
import { closeOnBack } from '#web/lib/close-on-back.ts';

/** A browser on the second of two pages. It steps later than it is told to, as real ones do. */
function twoPages() {
  const steps: number[] = [];
  let at = 1;
  const paths = ['/list', '/thing'];
  const entries = paths.map((key, idx) => ({ usr: null, key, idx }));
  const events = new EventTarget();
  const win = Object.assign(events, {
    location: {
      get pathname() {
        return paths[at];
      },
      search: '',
      hash: '',
      href: 'http://localhost/',
    },
    history: {
      get state() {
        return entries[at];
      },
      go: (delta: number) => steps.push(delta),
    },
  });
  const step = (delta: number) => {
    at += delta;
    events.dispatchEvent(new Event('popstate'));
  };
  const steppedAll = () => {
    for (const delta of steps.splice(0)) step(delta);
  };
  return { win: win as unknown as Window, back: () => step(-1), steppedAll };
}

describe('the back of the browser with a dialog open', () => {
  let opened = () => {};
  afterEach(() => opened());

  it('closes the dialog once its page is shown again', () => {
    const { win, back, steppedAll } = twoPages();
    createGuardedHistory(win).listen(() => {});
    const close = vi.fn();
    opened = closeOnBack(close);
    back();
    expect(close).not.toHaveBeenCalled();
    steppedAll();
    expect(win.location.pathname).toBe('/thing');
    expect(close).toHaveBeenCalledOnce();
  });

  it('leaves the page when pressed once more', () => {
    const { win, back, steppedAll } = twoPages();
    const listener = vi.fn();
    createGuardedHistory(win).listen(listener);
    const over = closeOnBack(() => over());
    back();
    steppedAll();
    expect(listener).not.toHaveBeenCalled();
    back();
    expect(listener.mock.lastCall?.[0].location.pathname).toBe('/list');
  });
});
