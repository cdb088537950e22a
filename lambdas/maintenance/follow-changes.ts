import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { streamHandler } from '#lambdas/runtime/stream.ts';
import { listPartition } from '#lambdas/store/list/list-changes.ts';
import { activityList, quotationList, userList } from '#lambdas/store/list/lists.ts';
import { removeQuotationItems } from '#lambdas/store/quotation/quotation-store.ts';
import { clearEndedOffer } from './clear-ended-offer.ts';
import { countOffers } from './count-offers.ts';
import { countQuotations } from './count-quotations.ts';
import { followDevices } from './follow-devices.ts';
import { followImages } from './follow-images.ts';
import { followNotifications } from './follow-notifications.ts';
import { noteHistory } from './note-history.ts';

const lists = [
  { partition: listPartition('quotation'), list: quotationList },
  { partition: listPartition('user'), list: userList },
  { partition: listPartition('activity'), list: activityList },
];

/** A change of the list of quotations without a row is a removal: its items are left to remove. */
const followRecord = streamHandler(async (record) => {
  await followDevices(record);
  await followNotifications(record);
  await followImages(record);
  await countQuotations(record);
  await countOffers(record);
  await clearEndedOffer(record);
  if (record.eventName === 'REMOVE') return;
  const { pk, id, row } = record.dynamodb?.NewImage ?? {};
  if (pk?.S === listPartition('quotation') && id?.S && !row) await removeQuotationItems(id.S);
  await noteHistory(record);
});

/**
 * Follows changes: counts quotations and sent offers, removes the rest of deleted and ended ones, and keeps the history of the catalogue. Removes
 * files that no notification offers, retires replaced images, settles devices and renews snapshots.
 */
export async function handler(event: DynamoDBStreamEvent, lambda: Context) {
  const answer = await followRecord(event, lambda);
  for (const { partition, list } of lists) {
    if (event.Records.some((record) => isChangeOf(partition, record))) await list.refresh(new Date());
  }
  return answer;
}

/** Changes that a list removes with time are in its snapshot. */
const isChangeOf = (partition: string, { eventName, dynamodb }: DynamoDBRecord) =>
  eventName !== 'REMOVE' && dynamodb?.Keys?.pk?.S === partition;
