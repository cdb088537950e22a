import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put, update } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { deliveryStatuses, isRaisedBy } from '#shared/offers/sending/delivery-status.ts';
import { type Delivery, delivery as deliverySchema } from '#shared/schemas/sent-offer.ts';

/** A delivery by what the tags of its mail say. */
export type DeliveryTags = Pick<Delivery, 'offer' | 'id'>;

const keyOf = ({ offer, id }: DeliveryTags) => ({ pk: partitions.sentOffer(offer), sk: sorts.delivery(id) });

export async function readDelivery(tags: DeliveryTags): Promise<Delivery | undefined> {
  const item = await readItem(keyOf(tags));
  return item && deliverySchema.parse(item);
}

/** The reminder whose token this is: its id, and the secret that was in the mail (FUP-013). */
export async function refusedBy(offer: string, token: string): Promise<Delivery | undefined> {
  const [id = '', secret = ''] = token.split('.');
  const found = await readDelivery({ offer, id });
  return found?.refusal === hashOf(secret) ? found : undefined;
}

/** All mails about an offer, in the order of their ids. */
export async function listDeliveries(offer: string): Promise<Delivery[]> {
  const query = { prefix: sorts.delivery.prefix, ConsistentRead: true };
  const items = await itemsOf(partitions.sentOffer(offer), query);
  return items.map((item) => deliverySchema.parse(item));
}

/** Part of a transaction: a mail that is about to go to SES, for the first time. */
export const addingDelivery = (delivery: Delivery) =>
  put({ Item: { ...keyOf(delivery), ...delivery }, ConditionExpression: 'attribute_not_exists(pk)' });

/** The news about a delivery. */
export type DeliveryNews = Pick<Delivery, 'status' | 'permanent' | 'statusAt' | 'sesId'>;

/** Part of a transaction: the status of a delivery, which only rises (SND-049). */
export function raisingDelivery(tags: DeliveryTags, { status, permanent, statusAt, sesId }: DeliveryNews) {
  const lower = deliveryStatuses.filter((known) => isRaisedBy(known, status));
  const names = lower.map((_, index) => `:lower${index}`);
  return update({
    Key: keyOf(tags),
    UpdateExpression: 'SET #status = :status, permanent = :permanent, statusAt = :at, sesId = :sesId',
    ConditionExpression: `#status IN (${names.join(', ')})`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ...{ ':status': status, ':permanent': permanent, ':at': statusAt, ':sesId': sesId },
      ...Object.fromEntries(lower.map((known, index) => [`:lower${index}`, known])),
    },
  });
}
