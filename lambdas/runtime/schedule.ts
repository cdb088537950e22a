import type { Context, ScheduledEvent } from 'aws-lambda';
import { log } from './log.ts';

/**
 * Turns a piece of regular work into the handler of a schedule. It does not catch failures, so that Lambda counts them.
 */
export function scheduleHandler(run: (at: Date) => Promise<void>) {
  return async (event: Pick<ScheduledEvent, 'time'>, lambda: Context): Promise<void> => {
    log.addContext(lambda);
    await run(new Date(event.time));
  };
}
