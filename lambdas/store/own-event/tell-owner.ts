import { log } from '#lambdas/runtime/log.ts';
import { type OwnerMail, ownerMail } from '#lambdas/store/mail/owner-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';

/**
 * Writes to an owner about one of their offers. The bell has it already, so a mail that fails holds up nothing and is
 * not tried again (FUP-020).
 */
export async function tellOwner(uid: string, said: OwnerMail): Promise<void> {
  try {
    const user = await readUser(uid);
    if (user && !user.archived && user.emailVerified) await sendMail(ownerMail(user, said));
  } catch (cause) {
    log.error('an owner was not told', { reason: cause instanceof Error ? cause.name : 'unknown' });
  }
}
