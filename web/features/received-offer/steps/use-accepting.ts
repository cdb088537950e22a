import { useState } from 'react';
import { isLost } from '#web/lib/failure.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { askAs, type Guest } from '../parts/guest.ts';
import type { acceptanceInput } from './acceptance-input.ts';

/** Milliseconds before an acceptance whose answer was lost is sent again (ACC-043). */
const pauses = [1_000, 2_000, 4_000];

/** The moment of the acceptance. */
type Accepted = { at: string };

export type Accepting = ReturnType<typeof useAccepting>;

/**
 * Sends an acceptance. One whose answer is lost goes again with its key, three times; afterwards the page says that it does
 * not know, and never that it failed (ACC-043).
 */
export function useAccepting(guest: Guest, timer: Timer = browserTimer) {
  const keyOf = useAttemptKey(randomId);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const accept = async (
    input: ReturnType<typeof acceptanceInput>,
  ): Promise<Accepted | { failure: unknown }> => {
    const acceptance = { ...input, key: keyOf(input) };
    setIsSending(true);
    setFailure(undefined);
    try {
      return await untilAnswered(() => askAs<Accepted>(guest, 'accept', acceptance), timer);
    } catch (error) {
      setFailure(error);
      return { failure: error };
    } finally {
      setIsSending(false);
    }
  };
  return {
    isSending,
    failure,
    isUnknown: failure !== undefined && isLost(failure),
    accept,
    forget: () => setFailure(undefined),
  };
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
