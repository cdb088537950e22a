import { signOutEverywhere } from '#lambdas/store/account-store.ts';
import { sessionsEnded } from '#shared/access/sessions-ended.ts';
import type { User } from '#shared/schemas/user.ts';
import { changeUser } from './change-user.ts';

/** Ends every session of a user: tokens are not renewed, and those that are still good let nobody in (OPC-42). */
export async function endSessions(id: string, updatedBy: string, now: Date): Promise<User> {
  await signOutEverywhere(id);
  const { after } = await changeUser(id, sessionsEnded(now), updatedBy, now);
  return after;
}
