import type { Context, EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { log } from './log.ts';

/** A report of SES on a mail, as far as it is used. */
const detail = z.object({
  eventType: z.string(),
  mail: z.object({ messageId: z.string(), tags: z.record(z.string(), z.array(z.string())) }),
  bounce: z.optional(z.object({ bounceType: z.string() })),
});
export type MailReport = z.infer<typeof detail> & { at: Date };

/**
 * Turns the work on one report of SES into a handler. It does not catch failures, so that Lambda tries again. A report of
 * another form is no work.
 */
export function mailReportHandler(onReport: (report: MailReport) => Promise<void>) {
  return async (
    event: Pick<EventBridgeEvent<string, unknown>, 'time' | 'detail'>,
    lambda: Context,
  ): Promise<void> => {
    log.addContext(lambda);
    const report = detail.safeParse(event.detail);
    if (report.success) await onReport({ ...report.data, at: new Date(event.time) });
  };
}
