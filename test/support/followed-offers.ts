import { randomUUID } from 'node:crypto';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { followDue } from '#lambdas/sent-files/follow-due.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { begunDelivery } from '#lambdas/store/sent-offer/deliver.ts';
import { addingDelivery } from '#lambdas/store/sent-offer/delivery-store.ts';
import { changingHead, readSentHead, waiting } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { plannedReminders } from '#shared/offers/following/next-due.ts';
import { offersOf, only } from './offers-api.ts';
import { aSentOffer, type SentOffer, sentAt } from './sent-offers.ts';

export type FollowedOffer = SentOffer & { address: string };
type Wish = NonNullable<Parameters<typeof aSentOffer>[0]> & {
  settings?: object;
  /** Mails that went out: their status. */
  status?: 'handed' | 'failed' | 'bounced' | 'complained';
};

/** An offer that was just sent by an owner who has reminders on, with what is due of it. */
export async function aFollowedOffer({ settings = {}, status = 'handed', ...wish }: Wish = {}) {
  const address = `${randomUUID()}@example.com`;
  const sent = await aSentOffer({ recipient: address, recipients: [address], ...wish });
  const { uid, offer } = sent;
  only(await offersOf(sent.session).updateOfferSettings({ revision: 0, remindersOn: true, ...settings }));
  const head = await readSentHead(offer);
  if (!head) throw new Error('The offer was not sent.');
  const at = wish.at ?? sentAt;
  const validUntil = head.validUntil ?? '';
  const plan = { sentAt: at, validUntil, leftOut: false };
  const reminders = plannedReminders(await readOfferSettings(uid), plan, at);
  const byMail = (wish.channel ?? 'email') === 'email';
  const mail = { id: 'first', offer, uid, kind: 'offer', version: 1, address } as const;
  await transact([
    changingHead(head, waiting({ ...head, reminders })),
    ...(byMail ? [addingDelivery({ ...begunDelivery(mail, at.toISOString()), status })] : []),
  ]);
  return { ...sent, address };
}

/** Does all that is due at a moment, as each minute. */
export const followAt = (moment: string | Date) =>
  followDue({ clock: () => new Date(moment), newId: randomUUID });
