import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { waitingQuestions } from '#shared/offers/following/waiting-questions.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { Delivery, SentHead } from '#shared/schemas/sent-offer.ts';
import type { User } from '#shared/schemas/user.ts';
import { isOneBlocked } from './blocked-address-store.ts';
import { listDeliveries } from './delivery-store.ts';
import { readMailStanding } from './mail-standing-store.ts';
import { refusesReminders } from './refused-reminders-store.ts';
import { listMessages } from './timeline-store.ts';

/** Who is reminded of a version: its customer, at these addresses; without a mail its owner (FUP-016). */
export type Remindable = { user: User; settings: OfferSettings } & (
  | { by: 'mail'; addresses: [string, ...string[]] }
  | { by: 'owner' }
);

/**
 * The people that a reminder of the newest version may reach now; nobody where the customer asked, complained, refused reminders or
 * cannot be reached. It is looked at when the reminder goes out, not when it was planned (FUP-010).
 */
export async function remindable(head: SentHead, now: Date): Promise<Remindable | undefined> {
  if ('nothing' in decide({ event: 'remind' }, { newest: standingOf(head) }, now)) return undefined;
  const [user, settings, thread, deliveries] = await Promise.all([
    readUser(head.uid),
    readOfferSettings(head.uid),
    listMessages(head.offer),
    listDeliveries(head.offer),
  ]);
  if (!user || user.archived || !user.emailVerified || waitingQuestions(thread) > 0) return undefined;
  const mails = deliveries.filter(
    ({ kind, version, status }) =>
      version === head.version && (kind === 'offer' || kind === 'reminder') && status !== 'failed',
  );
  if (mails.length === 0) return head.channel === 'email' ? undefined : { user, settings, by: 'owner' };
  const [first, ...others] = await reachedBy(mails, head.uid, now);
  return first === undefined ? undefined : { user, settings, by: 'mail', addresses: [first, ...others] };
}

/** The addresses of mails that still may be written to. A complaint ends the reminders of all (SND-051). */
async function reachedBy(mails: readonly Delivery[], uid: string, now: Date): Promise<string[]> {
  if (mails.some(({ status }) => status === 'complained')) return [];
  if ((await readMailStanding(uid, now)).isPaused) return [];
  const bounced = new Set(mails.filter(({ status }) => status === 'bounced').map(({ address }) => address));
  const addresses = [...new Set(mails.map(({ address }) => address))].filter((each) => !bounced.has(each));
  const open = await Promise.all(
    addresses.map(async (address) => {
      const isShut = (await refusesReminders(uid, address)) || (await isOneBlocked(uid, [address]));
      return isShut ? [] : [address];
    }),
  );
  return open.flat();
}
