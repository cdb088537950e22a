import { newestMails } from '#shared/offers/following/newest-mails.ts';
import { holdOf, type ReminderHold } from '#shared/offers/following/reminding.ts';
import type { Delivery, SentHead } from '#shared/schemas/sent-offer.ts';
import { isOneBlocked } from './blocked-address-store.ts';
import { listDeliveries } from './delivery-store.ts';
import { readMailStanding } from './mail-standing-store.ts';
import { refusesReminders } from './refused-reminders-store.ts';

/** Who a reminder reaches: its customer, at these addresses; without a mail its owner (FUP-016); or why nobody (FUP-010). */
export type RemindersTo =
  | { by: 'customer'; addresses: [string, ...string[]] }
  | { by: 'owner' }
  | { by: ReminderHold };

/** Who gets a reminder of the newest version, which waits for an answer, now. */
export async function remindersTo(head: SentHead, questions: number, now: Date): Promise<RemindersTo> {
  const { offer, uid, version, channel } = head;
  if (questions > 0) return { by: 'question' };
  const deliveries = await listDeliveries(offer);
  const mails = deliveries.filter(
    (mail) =>
      mail.version === version &&
      (mail.kind === 'offer' || mail.kind === 'reminder') &&
      mail.status !== 'failed',
  );
  if (mails.length === 0) return { by: channel === 'email' ? 'unsent' : 'owner' };
  // A complaint ends the reminders of all (SND-051).
  if (mails.some(({ status }) => status === 'complained')) return { by: 'complained' };
  if ((await readMailStanding(uid, now)).isPaused) return { by: 'paused' };
  const returned = newestMails(deliveries, version).filter(({ status }) => status === 'bounced');
  return openOf([...new Set(mails.map(({ address }) => address))], returned, uid);
}

/** Those addresses that may be written to. */
async function openOf(addresses: string[], returned: Delivery[], uid: string): Promise<RemindersTo> {
  const closedBy = async (address: string): Promise<ReminderHold | undefined> => {
    if (returned.some((mail) => mail.address === address)) return 'bounced';
    if (await refusesReminders(uid, address)) return 'refused';
    return (await isOneBlocked(uid, [address])) ? 'complained' : undefined;
  };
  const closed = await Promise.all(addresses.map(closedBy));
  const [first, ...others] = addresses.filter((_, index) => closed[index] === undefined);
  if (first !== undefined) return { by: 'customer', addresses: [first, ...others] };
  return { by: holdOf(closed.filter((why) => why !== undefined)) };
}
