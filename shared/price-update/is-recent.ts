import { day } from '#shared/day.ts';

/** 30 times 24 hours, whatever clocks do in between (OPW-53). */
const month = 30 * day;

/**
 * Whether a price range became another less than 30 days ago (PUP-007): then it is skipped. Exactly 30 days ago is not
 * recent, nor is one of which nobody knows when.
 */
export function isRecent(updatedAt: string | null | undefined, now: Date): boolean {
  const at = Date.parse(updatedAt ?? '');
  return !Number.isNaN(at) && now.getTime() - at < month;
}
