/** Why no reminder of a version that waits can go out (FUP-010). */
export const reminderHolds = ['question', 'paused', 'complained', 'bounced', 'refused', 'unsent'] as const;
export type ReminderHold = (typeof reminderHolds)[number];

/** Who gets a reminder now, or why nobody. */
export type Reminding = 'customer' | 'owner' | ReminderHold;

/** Why some addresses, none of which can be written to, are closed: first what the owner can mend. */
export const holdOf = (closed: readonly ReminderHold[]): ReminderHold =>
  (['bounced', 'refused', 'complained'] as const).find((why) => closed.includes(why)) ?? 'unsent';
