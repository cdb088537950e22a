import { isUpload } from '#shared/uploads/upload-key.ts';
import { codeOf } from './failure.ts';
import { browserTimer } from './timer.ts';

/** Milliseconds before the second and the third try. */
const pauses = [1_000, 2_000];

/**
 * Sends a creation again while the server is busy: its key makes sure that nothing is made twice. A request without a
 * key is sent once.
 */
export async function whileBusy<Answer>(input: unknown, send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of isKeyed(input) ? pauses : []) {
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
const isKeyed = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  (('key' in input && !isUpload(String(input.key))) || ('input' in input && isKeyed(input.input)));
