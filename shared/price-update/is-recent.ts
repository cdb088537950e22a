import { day } from '#shared/day.ts';

/** 30 times 24 hours, whatever clocks do in between (OPW-53). */
const month = 30 * day;

/**
 * Whether prices became others less than 30 days ago (PUP-007): then they are left. Exactly 30 days ago is not recent,
 * nor is a change of which nobody knows when.
 */
export function isRecent(changedAt: string | null, now: Date): boolean {
  const at = Date.parse(changedAt ?? '');
  return !Number.isNaN(at) && now.getTime() - at < month;
}
