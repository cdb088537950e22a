import type { User } from '#shared/schemas/user.ts';

/** The fields of a user that end their sessions: all of them, or all but the one that asks for it. */
export const sessionsEnded = (
  now: Date,
  kept: string | null = null,
): Required<Pick<User, 'sessionsEndedAt' | 'sessionKept'>> => ({
  sessionsEndedAt: now.toISOString(),
  sessionKept: kept,
});
