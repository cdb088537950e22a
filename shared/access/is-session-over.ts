import type { User } from '#shared/schemas/user.ts';

/**
 * Whether a session was ended since it began (OPC-42). Tokens tell its beginning in whole seconds: one of the very
 * second of the end is taken for the new one that follows it.
 */
export function isSessionOver(
  { sessionsEndedAt }: Pick<User, 'sessionsEndedAt'>,
  signedInAt: number | undefined,
): boolean {
  if (!sessionsEndedAt || signedInAt === undefined) return false;
  return signedInAt < Math.floor(Date.parse(sessionsEndedAt) / 1000);
}
