import { useEffect, useRef, useState } from 'react';
import { isLost } from '#web/lib/failure.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { askAs, type Guest } from './guest.ts';

/** Milliseconds before a deed whose answer was lost is sent again (ACC-043). */
const pauses = [1_000, 2_000, 4_000];

export type SendingWays = {
  timer?: Timer | undefined;
  /** Nobody knows whether it arrived: the page is read anew. Again once this goes. */
  onLost?: ((moment: 'now' | 'closed') => void) | undefined;
};

export type Sending = ReturnType<typeof useSending>;

/**
 * Sends what a customer decides or asks. One whose answer is lost goes again with its key, three times; afterwards the page
 * says that it does not know, and never that it failed (ACC-043).
 */
export function useSending(
  guest: Guest,
  what: 'accept' | 'ask' | 'decline' | 'withdraw',
  { timer = browserTimer, onLost }: SendingWays = {},
) {
  const keyOf = useAttemptKey(randomId);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isUnknown = failure !== undefined && isLost(failure);
  useLost(isUnknown, onLost);
  const send = async <Answer extends object>(input: object): Promise<Answer | { failure: unknown }> => {
    const deed = { ...input, key: keyOf(input) };
    setIsSending(true);
    setFailure(undefined);
    try {
      return await untilAnswered(() => askAs<Answer>(guest, what, deed), timer);
    } catch (error) {
      setFailure(error);
      return { failure: error };
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, failure, isUnknown, send, forget: () => setFailure(undefined) };
}

function useLost(isUnknown: boolean, onLost: SendingWays['onLost']) {
  const latest = useRef({ isUnknown, onLost });
  useEffect(() => {
    latest.current = { isUnknown, onLost };
  });
  useEffect(() => {
    if (isUnknown) latest.current.onLost?.('now');
  }, [isUnknown]);
  useEffect(
    () => () => {
      if (latest.current.isUnknown) latest.current.onLost?.('closed');
    },
    [],
  );
}

async function untilAnswered<Answer>(send: () => Promise<Answer>, timer: Timer): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await send();
    } catch (failure) {
      if (!isLost(failure)) throw failure;
    }
    await new Promise<void>((resolve) => timer.set(resolve, pause));
  }
  return send();
}
