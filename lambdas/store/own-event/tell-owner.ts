import { log } from '#lambdas/runtime/log.ts';
import { type OwnerMail, ownerMail } from '#lambdas/store/mail/owner-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import type { MailedEvent } from '#shared/schemas/own-event.ts';

/** The event that a mail tells of. A signed copy is no event: both parties get it (ACC-035). */
const eventOf: Record<OwnerMail['kind'], MailedEvent | undefined> = {
  ...{ bounce: 'bounce', complaint: 'complaint', question: 'question', accepted: 'accepted' },
  ...{ declined: 'declined', withdrawal: 'cancelled', copy: undefined },
};

/**
 * Writes to an owner about one of their offers, unless they turned mails of the event off (FUP-017). The bell has it
 * already, so a mail that fails holds up nothing and is not tried again (FUP-020).
 */
export async function tellOwner(uid: string, said: OwnerMail): Promise<void> {
  try {
    const [user, { mutedMails }] = await Promise.all([readUser(uid), readOfferSettings(uid)]);
    const event = eventOf[said.kind];
    if (event && mutedMails.includes(event)) return;
    if (user && !user.archived && user.emailVerified) await sendMail(ownerMail(user, said));
  } catch (cause) {
    log.error('an owner was not told', { reason: cause instanceof Error ? cause.name : 'unknown' });
  }
}
