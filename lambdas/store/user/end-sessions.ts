import type { Clock } from '#lambdas/runtime/clock.ts';
import { sessionsEnded } from '#shared/access/sessions-ended.ts';
import type { User } from '#shared/schemas/user.ts';
import { signOutEverywhere } from './account-store.ts';
import { changeUser } from './change-user.ts';

type With = {
  /** The session that goes on: Cognito signs out all or none, and goes on renewing the others, which let nobody in. */
  kept?: string | undefined;
  /** Other fields of the user that change in the same write. */
  also?: (user: User) => Partial<User>;
};

/**
 * Ends every session of a user: tokens are not renewed, and those that are still good let nobody in (OPC-42). Tokens
 * have the beginning of their session in whole seconds, so every session of this second is over, also one that began
 * just now. The answer comes when the next second has begun: a sign-in after it is let in.
 */
export async function endSessions(
  id: string,
  updatedBy: string,
  clock: Clock,
  { kept, also }: With = {},
): Promise<User> {
  if (!kept) await signOutEverywhere(id);
  const now = clock.now();
  const change = (user: User) => ({ ...sessionsEnded(now, kept), ...also?.(user) });
  const { after } = await changeUser(id, change, updatedBy, now);
  await clock.until(new Date((Math.floor(now.getTime() / 1000) + 1) * 1000));
  return after;
}
