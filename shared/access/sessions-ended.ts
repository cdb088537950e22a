import type { User } from '#shared/schemas/user.ts';

/** The fields of a user that end their sessions: all, or all except the session of the request. */
export const sessionsEnded = (
  now: Date,
  kept: string | null = null,
): Required<Pick<User, 'sessionsEndedAt' | 'sessionKept'>> => ({
  sessionsEndedAt: now.toISOString(),
  sessionKept: kept,
});
