import type { Clock } from '#lambdas/runtime/clock.ts';
import { setAddress, setPassword } from '#lambdas/store/user/account-store.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { endSessions } from '#lambdas/store/user/end-sessions.ts';
import { sessionsEnded } from '#shared/access/sessions-ended.ts';
import type { User } from '#shared/schemas/user.ts';

export type Credentials = { email?: string | undefined; password?: string | undefined };

/**
 * Changes account and user together, and takes a half-done change back (OPC-43). The password comes last, because
 * nobody knows the one before. Sessions end before it, in case the rest fails. They end after it too: one may have
 * begun meanwhile with the old password.
 */
export async function changeCredentials(
  before: User,
  { email, password }: Credentials,
  by: string,
  clock: Clock,
): Promise<User> {
  const { id } = before;
  const former = { email: before.email, emailVerified: before.emailVerified };
  const address = email && { email, emailVerified: false };
  if (address) await setAddress(id, address.email, false);
  try {
    const now = clock.now();
    await changeUser(id, { ...address, ...sessionsEnded(now) }, by, now);
    if (password) await setPassword(id, password);
    return await endSessions(id, by, clock);
  } catch (cause) {
    if (address) {
      await setAddress(id, former.email, former.emailVerified);
      await changeUser(id, former, by, clock.now());
    }
    throw cause;
  }
}
