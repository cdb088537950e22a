import { useState } from 'react';
import { codeOf } from '#web/lib/failure.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { askAs, type Guest } from '../parts/guest.ts';
import type { acceptanceInput } from './acceptance-input.ts';

/** Milliseconds before an acceptance whose answer was lost is sent again (ACC-043). */
const pauses = [1_000, 2_000, 4_000];

/** Failures that do not say whether the acceptance arrived. */
const isLost = (failure: unknown) => ['offline', 'internal', 'busy'].includes(codeOf(failure));

export type Accepting = ReturnType<typeof useAccepting>;

/**
 * Sends an acceptance. One whose answer is lost goes again with its key, three times; afterwards the page says that it does
 * not know, and never that it failed (ACC-043).
 */
export function useAccepting(guest: Guest, timer: Timer = browserTimer) {
  const keyOf = useAttemptKey(randomId);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** Resolves with the failure, undefined once it is accepted. */
  const accept = async (input: ReturnType<typeof acceptanceInput>): Promise<unknown> => {
    const acceptance = { ...input, key: keyOf(input) };
    setIsSending(true);
    setFailure(undefined);
    try {
      await untilAnswered(() => askAs(guest, 'accept', acceptance), timer);
      return undefined;
    } catch (error) {
      setFailure(error);
      return error;
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

async function untilAnswered(send: () => Promise<unknown>, timer: Timer): Promise<void> {
  for (const pause of pauses) {
    try {
      return void (await send());
    } catch (failure) {
      if (!isLost(failure)) throw failure;
    }
    await new Promise<void>((resolve) => timer.set(resolve, pause));
  }
  await send();
}
