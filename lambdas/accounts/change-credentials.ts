import { changeUser } from '#lambdas/runtime/account/change-user.ts';
import { setAddress, setPassword, signOutEverywhere } from '#lambdas/store/account-store.ts';
import { sessionsEnded } from '#shared/access/sessions-ended.ts';
import type { User } from '#shared/schemas/user.ts';

export type Credentials = { email?: string | undefined; password?: string | undefined };

/**
 * Changes account and user together: what failed half-way is taken back (OPC-43). The password comes last, because
 * nobody knows the one before.
 */
export async function changeCredentials(
  before: User,
  { email, password }: Credentials,
  by: string,
  now: Date,
): Promise<User> {
  const { id } = before;
  const former = { email: before.email, emailVerified: before.emailVerified };
  const address = email && { email, emailVerified: false };
  if (address) await setAddress(id, address.email, false);
  try {
    const { after } = await changeUser(id, { ...address, ...sessionsEnded(now) }, by, now);
    if (password) await setPassword(id, password);
    await signOutEverywhere(id);
    return after;
  } catch (cause) {
    if (address) {
      await setAddress(id, former.email, former.emailVerified);
      await changeUser(id, former, by, now);
    }
    throw cause;
  }
}
