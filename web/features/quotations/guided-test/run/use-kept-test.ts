import { useCallback, useEffect, useRef } from 'react';
import { onSessionEnd } from '#web/lib/session.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { forgetTest, type KeptTest, keepTest } from './kept-test.ts';

/** Milliseconds from a change to its write: many answers are one write. */
const pause = 500;

/** Stores a running test on this device, so that it survives a reload; `test` is undefined before its first answer. */
export function useKeptTest(
  userId: string,
  test: KeptTest | undefined,
  timer: Timer = browserTimer,
  quotation?: string,
) {
  const latest = useRef(test);
  const waiting = useRef(0);
  const isOver = useRef(false);
  latest.current = test;
  const write = useCallback(() => {
    if (!isOver.current && latest.current) keepTest(userId, latest.current, quotation);
  }, [userId, quotation]);
  useEffect(() => {
    if (!test) return;
    timer.clear(waiting.current);
    waiting.current = timer.set(write, pause);
  }, [test, timer, write]);
  // The screen closes after the session: the forgotten test is not written again.
  useEffect(
    () =>
      onSessionEnd(() => {
        isOver.current = true;
      }),
    [],
  );
  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      timer.clear(waiting.current);
      write();
    };
  }, [timer, write]);
  /** Forgets the test; `over` for good, else it begins anew. */
  return (over: boolean) => {
    isOver.current = over;
    timer.clear(waiting.current);
    forgetTest(userId, quotation);
  };
}
