import { log } from '#lambdas/runtime/log.ts';
import { noteSignIn } from '#lambdas/store/activity-store.ts';
import type { Caller } from '#shared/access/permissions.ts';

/**
 * Notes when the caller signed in, by his token and not by what the browser says. Every start of the application asks
 * who he is, so no other operation needs to look. A sign-in that cannot be noted is a sign-in all the same.
 */
export async function keepSignIn(caller: Caller): Promise<void> {
  if (caller.kind !== 'user' || caller.signedInAt === undefined) return;
  try {
    await noteSignIn(caller.user.id, caller.signedInAt);
  } catch (error) {
    log.warn('a sign-in was not noted', error as Error);
  }
}
