import { filled } from '#lambdas/runtime/table/filled.ts';
import { itemsOf, sliceOf } from '#lambdas/runtime/table/query-all.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
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

/** Part of the transaction of an event: its line, which is only added (SND-048). */
export const addingLine = (offer: string, line: TimelineLine) =>
  put({
    Item: {
      pk: partitions.sentOffer(offer),
      sk: sorts.timeline(`${line.at}#${line.id}`),
      ...filled(line),
    },
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
