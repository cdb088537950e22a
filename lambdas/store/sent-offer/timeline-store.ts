import { filled } from '#lambdas/runtime/table/filled.ts';
import { itemsOf, queryAll, sliceOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import {
  type OfferMessage,
  offerMessage,
  type TimelineEntry,
  timelineEntry,
  type timelineEvents,
} from '#shared/schemas/sent-offer.ts';

/** Lines of one answer. */
const sliceSize = 100;

/** A line whose event there is. */
export type TimelineLine = TimelineEntry & { event: (typeof timelineEvents)[number] };

const keyOfLine = (offer: string, { at, id }: Pick<TimelineEntry, 'at' | 'id'>) => ({
  pk: partitions.sentOffer(offer),
  sk: sorts.timeline(`${at}#${id}`),
});

/** Until its owner is told of a line, the index finds it. */
const due = ({ at }: TimelineEntry) => ({ gsi1pk: partitions.dueTellings, gsi1sk: at });

/** Part of the transaction of an event: its line, which is only added (SND-048). An owner may have to be told of it. */
export const addingLine = (offer: string, line: TimelineLine, isTold = false) =>
  put({ Item: { ...keyOfLine(offer, line), ...filled(line), ...(isTold && due(line)) } });

/** The lines that owners are not told of yet, the oldest first. */
export async function listDueTellings(now: Date): Promise<{ offer: string; line: TimelineEntry }[]> {
  const keys = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':pk': partitions.dueTellings, ':now': now.toISOString() },
  });
  const items = await Promise.all(keys.map(({ pk, sk }) => readItem({ pk: String(pk), sk: String(sk) })));
  // The index is a moment late: an offer may have been erased.
  return items.flatMap((item) =>
    item ? [{ offer: partitions.sentOffer.restOf(item.pk) ?? '', line: timelineEntry.parse(item) }] : [],
  );
}

/** The owner was told: no later run looks at the line. */
export const endTelling = (offer: string, line: TimelineEntry): Promise<boolean> =>
  updateItem({
    Key: keyOfLine(offer, line),
    UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
    ConditionExpression: 'attribute_exists(pk)',
  });

/** A slice of the timeline, the newest line first, and where the next one begins. */
export async function listTimeline(
  offer: string,
  after?: string,
): Promise<{ items: TimelineEntry[]; next: string | null }> {
  const { items, next } = await sliceOf(partitions.sentOffer(offer), {
    prefix: sorts.timeline.prefix,
    after: after === undefined ? undefined : sorts.timeline(after),
    limit: sliceSize,
    newestFirst: true,
  });
  return {
    items: items.map((item) => timelineEntry.parse(item)),
    next: next === undefined ? null : (sorts.timeline.restOf(next) ?? null),
  };
}

/** Part of the transaction of a question or an answer. */
export const addingMessage = (offer: string, message: OfferMessage) =>
  put({
    Item: {
      pk: partitions.sentOffer(offer),
      sk: sorts.offerMessage(`${message.at}#${message.id}`),
      ...filled(message),
    },
  });

/** All questions and answers of an offer, the oldest first. */
export async function listMessages(offer: string): Promise<OfferMessage[]> {
  const query = { prefix: sorts.offerMessage.prefix, ConsistentRead: true };
  const items = await itemsOf(partitions.sentOffer(offer), query);
  return items.map((item) => offerMessage.parse(item));
}
