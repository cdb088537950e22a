import type { User } from '#shared/schemas/user.ts';

/**
 * Whether a session was ended since it began (OPC-42), all of them or all but one. Tokens tell its beginning in whole
 * seconds: one of the very second of the end is over too, for it may have begun before. An operation that ends
 * sessions answers after that second.
 */
export function isSessionOver(
  { sessionsEndedAt, sessionKept }: Pick<User, 'sessionsEndedAt' | 'sessionKept'>,
  signedInAt: number | undefined,
  session?: string,
): boolean {
  if (!sessionsEndedAt || signedInAt === undefined) return false;
  if (sessionKept && session === sessionKept) return false;
  return signedInAt * 1000 <= Date.parse(sessionsEndedAt);
}
