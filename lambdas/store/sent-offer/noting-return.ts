import { changingSeenLight, readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { newestMails } from '#shared/offers/following/newest-mails.ts';
import type { Delivery } from '#shared/schemas/sent-offer.ts';
import { type DeliveryNews, listDeliveries } from './delivery-store.ts';

/**
 * Part of the transaction of a bounce or a complaint: the owner's list shows it (FUP-005). Nothing of a mail about a former
 * version, or after which another one went to the same address.
 */
export async function notingReturn({ offer, uid, id }: Delivery, { status, statusAt }: DeliveryNews) {
  const [light, mails] = await Promise.all([readLightOffer(uid, offer), listDeliveries(offer)]);
  if (!light || !newestMails(mails, light.version).some((mail) => mail.id === id)) return [];
  const isLast = (light.lastEventAt ?? '') <= statusAt;
  const event = { lastEvent: status === 'bounced' ? 'bounced' : 'complained', lastEventAt: statusAt };
  return [changingSeenLight(light, uid, { returned: true, ...(isLast && event) })];
}
