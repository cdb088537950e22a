import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { handTimer } from '#test/support/hand-timer.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

function typing() {
  const search = vi.fn();
  const { timer, pass } = handTimer();
  const { result } = renderHook(() => useTypedSearch('', search, timer));
  act(() => result.current.type('adda'));
  return { search, pass: (milliseconds: number) => act(() => pass(milliseconds)) };
}

it('searches what was typed after a pause', () => {
  const { search, pass } = typing();
  pass(249);
  expect(search).not.toHaveBeenCalled();
  pass(1);
  expect(search.mock.calls).toEqual([['adda']]);
});

it('leads nobody back who has gone on to another screen meanwhile', () => {
  const { search, pass } = typing();
  window.history.pushState(null, '', '/prodotti/adda-quarzo');
  pass(250);
  expect(search).not.toHaveBeenCalled();
});
