import { log } from '#lambdas/runtime/log.ts';
import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { changingLight, readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { addingOwnEvent } from '#lambdas/store/own-event/adding-own-event.ts';
import { remindable } from '#lambdas/store/sent-offer/remindable.ts';
import { sendReminder } from '#lambdas/store/sent-offer/send-reminder.ts';
import { listDueOffers, readSentHead, takingDue } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { addingLine } from '#lambdas/store/sent-offer/timeline-store.ts';
import { DomainError } from '#shared/errors.ts';
import { isLapsed, type NextDue, nextDue } from '#shared/offers/following/next-due.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { OwnEvent } from '#shared/schemas/own-event.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

/** Milliseconds after which nothing more is begun: a mail takes 10 seconds at most. */
const budget = 30_000;

type World = { clock: () => Date; newId: () => string };

/** Reminds customers and owners, and notes the end of versions: what is due of sent offers. One failure holds up no other. */
export async function followDue({ clock, newId }: World): Promise<void> {
  const end = clock().getTime() + budget;
  for (const offer of await listDueOffers(clock())) {
    if (clock().getTime() >= end) return;
    try {
      await follow(offer, { now: clock(), newId });
    } catch (cause) {
      // Another run took it, or the customer answered at this moment.
      if (cause instanceof ConditionFailed) continue;
      log.error('an offer was not followed up', cause instanceof Error ? cause : String(cause));
    }
  }
}

type At = { now: Date; newId: () => string };

/** The index is a moment late: what is due is looked at again. */
async function follow(offer: string, at: At): Promise<void> {
  const head = await readSentHead(offer);
  const due = head && nextDue(head);
  if (!head || !due || due.at > at.now.toISOString()) return;
  if (due.kind === 'expiry') await noteExpiry(head, due, at);
  else await remind(head, due, at);
}

/** A reminder is taken in the transaction that notes it; one that may not go out is taken as well, and lapses. */
async function remind(head: SentHead, due: NextDue, at: At): Promise<void> {
  const taking = takingDue(head, due, { ...head, reminders: head.reminders.slice(1) });
  const to = isLapsed(due.at, at.now) ? undefined : await remindable(head, at.now);
  if (!to?.settings.remindersOn) return transact([taking]);
  if (to.by === 'owner') return transact([taking, ...telling(head, 'remind', at)]);
  const by = { by: 'system', who: null } as const;
  try {
    await sendReminder(to, { head, taking: [taking], by }, at);
  } catch (cause) {
    // Beyond what an account may send, the reminder lapses.
    if (!isLimit(cause)) throw cause;
    await transact([taking]);
  }
}

const isLimit = (cause: unknown) => cause instanceof DomainError && cause.code === 'too-many-requests';

/** The line has the end of the day as its time, whenever it is noted; the owner is told once (SND-040). */
async function noteExpiry(head: SentHead, due: NextDue, at: At): Promise<void> {
  const { offer, uid, version, validUntil } = head;
  const taking = takingDue(head, due, { reminders: [], expiryNoted: version });
  const isExpired = 'next' in decide({ event: 'expire' }, { newest: standingOf(head) }, at.now);
  if (!isExpired) return transact([taking]);
  const end = endOfDayInRome(validUntil ?? '').toISOString();
  const light = await readLightOffer(uid, offer);
  const isLast = light && (light.lastEventAt ?? '') < end;
  await transact([
    taking,
    addingLine(offer, {
      ...{ id: at.newId(), at: end, event: 'expired', by: 'system', who: null, version, detail: null },
    }),
    ...(isLast ? [changingLight({ uid, id: offer }, { lastEvent: 'expired', lastEventAt: end })] : []),
    ...telling(head, 'expired', at),
  ]);
}

const telling = ({ uid, offer, version }: SentHead, kind: OwnEvent['kind'], { now, newId }: At) =>
  addingOwnEvent(uid, { id: newId(), at: now.toISOString(), kind, offer, version });
