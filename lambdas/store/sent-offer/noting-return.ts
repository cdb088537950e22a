import { changingSeenLight, readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import type { Delivery } from '#shared/schemas/sent-offer.ts';
import { type DeliveryNews, listDeliveries } from './delivery-store.ts';

/**
 * Part of the transaction of a bounce or a complaint: the owner's list shows it (FUP-005). Nothing of a mail about a former
 * version, or after which another one went to the same address.
 */
export async function notingReturn(
  { offer, uid, version, address, at }: Delivery,
  { status, statusAt }: DeliveryNews,
) {
  const [light, mails] = await Promise.all([readLightOffer(uid, offer), listDeliveries(offer)]);
  const isNewest = !mails.some((mail) => mail.address === address && mail.at > at);
  if (!light || light.version !== version || !isNewest) return [];
  const isLast = (light.lastEventAt ?? '') <= statusAt;
  const event = { lastEvent: status === 'bounced' ? 'bounced' : 'complained', lastEventAt: statusAt };
  return [changingSeenLight(light, uid, { returned: true, ...(isLast && event) })];
}
