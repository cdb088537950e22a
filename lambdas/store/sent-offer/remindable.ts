import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { waitingQuestions } from '#shared/offers/following/waiting-questions.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { User } from '#shared/schemas/user.ts';
import { type RemindersTo, remindersTo } from './reminders-to.ts';
import { listMessages } from './timeline-store.ts';

/** Who is reminded of a version, and in whose words. */
export type Remindable = { user: User; settings: OfferSettings } & Extract<
  RemindersTo,
  { by: 'customer' | 'owner' }
>;

/**
 * The people that a reminder of the newest version may reach now; nobody where the customer asked, complained, refused reminders or
 * cannot be reached. It is looked at when the reminder goes out, not when it was planned (FUP-010).
 */
export async function remindable(head: SentHead, now: Date): Promise<Remindable | undefined> {
  if ('nothing' in decide({ event: 'remind' }, { newest: standingOf(head) }, now)) return undefined;
  const [user, settings, thread] = await Promise.all([
    readUser(head.uid),
    readOfferSettings(head.uid),
    listMessages(head.offer),
  ]);
  if (!user || user.archived || !user.emailVerified) return undefined;
  const to = await remindersTo(head, waitingQuestions(thread, head.version).length, now);
  return to.by === 'customer' || to.by === 'owner' ? { user, settings, ...to } : undefined;
}
