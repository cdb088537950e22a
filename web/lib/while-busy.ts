import { isUpload } from '#shared/uploads/upload-key.ts';
import { codeOf, GraphqlFailure, isLost } from './failure.ts';
import { browserTimer } from './timer.ts';

/** Milliseconds before the second and the third try. */
const pauses = [1_000, 2_000];

/** Keys of creations of which nobody knows whether they were done. */
const unanswered = new Set<string>();
export const isUnanswered = (key: string): boolean => unanswered.has(key);

/**
 * Sends a creation again while the server is busy: its key makes sure that nothing is made twice. One whose answer is lost
 * rejects with 'unanswered'. A request without a key is sent once.
 */
export async function whileBusy<Answer>(input: unknown, send: () => Promise<Answer>): Promise<Answer> {
  const key = keyOf(input);
  if (key === undefined) return send();
  const wasUnanswered = isUnanswered(key);
  const { onLine } = navigator;
  unanswered.add(key);
  try {
    const answer = await sendAgain(send);
    unanswered.delete(key);
    return answer;
  } catch (error) {
    const left = onLine || codeOf(error) !== 'offline';
    if (!isLost(error) || !(left || wasUnanswered)) unanswered.delete(key);
    if (left && codeOf(error) === 'offline')
      throw new GraphqlFailure('unanswered', undefined, { cause: error });
    throw error;
  }
}

async function sendAgain<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await send();
    } catch (error) {
      if (codeOf(error) !== 'busy') throw error;
    }
    await new Promise<void>((resolve) => browserTimer.set(resolve, pause));
  }
  return send();
}

/** The key of an upload is no key of a creation: each taking of it makes another file. */
function keyOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { key, input: inner } = input as Record<string, unknown>;
  return typeof key === 'string' && !isUpload(key) ? key : keyOf(inner);
}
