import { log } from '#lambdas/runtime/log.ts';
import type { Context } from '#lambdas/runtime/operation.ts';
import { noteSession } from '#lambdas/store/session/session-store.ts';
import { noteSignIn } from '#lambdas/store/user/activity-store.ts';
import { browserOf } from '#shared/access/browser-of.ts';

/** Milliseconds between two notes that a session is used. */
const hour = 3_600_000;

/**
 * Notes when the caller signed in, by their token, and that their session is used. Every start of the application and
 * every renewal of its token reads the current user, so no other operation needs to note it. A failure to note it does
 * not stop the sign-in.
 */
export async function keepSignIn({ caller, userAgent = '', now }: Context): Promise<void> {
  if (caller.kind !== 'user' || caller.signedInAt === undefined) return;
  const { user, signedInAt, session } = caller;
  if (user.isProbe) return;
  const isNoted = session?.usedAt && now.getTime() - Date.parse(session.usedAt) < hour;
  try {
    // One after the other: both look at the user, and transactions that meet are tried again.
    await noteSignIn(user.id, signedInAt);
    if (!session || isNoted) return;
    await noteSession(user.id, {
      id: session.id,
      signedInAt: new Date(signedInAt * 1000).toISOString(),
      usedAt: now.toISOString(),
      ...browserOf(userAgent),
    });
  } catch (error) {
    log.warn('a sign-in was not noted', error as Error);
  }
}
