import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { addingOwnEvent } from '#lambdas/store/own-event/adding-own-event.ts';
import { tellOwner } from '#lambdas/store/own-event/tell-owner.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { isRaisedBy } from '#shared/offers/sending/delivery-status.ts';
import type { Delivery, TimelineEntry } from '#shared/schemas/sent-offer.ts';
import { addressWorks, blockingAddress, markingReturned } from './blocked-address-store.ts';
import { type DeliveryNews, type DeliveryTags, raisingDelivery, readDelivery } from './delivery-store.ts';
import { countingMail, pauseWhereNeeded } from './mail-standing-store.ts';
import { notingReturn } from './noting-return.ts';
import { addingLine, type TimelineLine } from './timeline-store.ts';

type At = { now: Date; newId: () => string };

/** The statuses that a timeline has a line for (SND-048). */
const lineOf = {
  delivered: 'delivered',
  failed: 'failed',
  bounced: 'bounced',
  complained: 'complained',
} as const satisfies Partial<Record<Delivery['status'], TimelineLine['event']>>;

/**
 * Notes what became of a mail, and tells its owner of a bounce or a complaint. One that comes twice, late or out of turn
 * changes nothing, nor does one of an offer that is gone (SND-049).
 */
export async function noteReport(tags: DeliveryTags, news: DeliveryNews, { now, newId }: At): Promise<void> {
  const delivery = await raised(tags, news, { now, newId });
  if (!delivery) return;
  const { uid, address } = delivery;
  if (news.status === 'delivered') await addressWorks(uid, address);
  if (news.status !== 'bounced' && news.status !== 'complained') return;
  await pauseWhereNeeded(uid, now);
  await tell(delivery, eventOf[news.status]);
}

/** The delivery as it was before the report; undefined where the report changed nothing. */
async function raised(tags: DeliveryTags, news: DeliveryNews, at: At): Promise<Delivery | undefined> {
  try {
    return await tryAgain(async () => {
      const delivery = await readDelivery(tags);
      if (!delivery || !isRaisedBy(delivery.status, news.status)) return undefined;
      const isReturn = news.status === 'bounced' || news.status === 'complained';
      const listed = isReturn ? await notingReturn(delivery, news) : [];
      await transact([raisingDelivery(tags, news), ...besides(delivery, news, at), ...listed]);
      return delivery;
    });
  } catch (cause) {
    // The owner is gone.
    if (cause instanceof ConditionFailed) return undefined;
    throw cause;
  }
}

async function tell({ uid, offer, address }: Delivery, kind: 'bounce' | 'complaint'): Promise<void> {
  const light = await readLightOffer(uid, offer);
  if (light) await tellOwner(uid, { kind, offer, number: offerNumber(light), address });
}

const eventOf = { bounced: 'bounce', complained: 'complaint' } as const;

/** Everything that a report changes beside the delivery itself. */
function besides(delivery: Delivery, { status, permanent, statusAt }: DeliveryNews, { now, newId }: At) {
  const { offer, uid, version, address, kind: mail } = delivery;
  if (!(status in lineOf)) return [];
  // Looked up above.
  const event = lineOf[status as keyof typeof lineOf];
  const line = {
    id: newId(),
    at: statusAt,
    event,
    by: 'system',
    who: null,
    version,
    detail: `${address} ${mail}`,
  } as const;
  const told = (kind: 'bounce' | 'complaint') =>
    addingOwnEvent(uid, { id: newId(), at: now.toISOString(), kind, offer, version });
  return [
    addingLine(offer, line satisfies TimelineEntry),
    ...(status === 'bounced' ? told('bounce') : []),
    ...(status === 'bounced' && permanent
      ? [countingMail(uid, 'bounced', now), markingReturned(uid, address, now)]
      : []),
    ...(status === 'complained'
      ? [...told('complaint'), blockingAddress(uid, address, now), countingMail(uid, 'complained', now)]
      : []),
  ];
}
