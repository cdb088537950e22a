import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { streamHandler } from '#lambdas/runtime/stream.ts';
import { listPartition } from '#lambdas/store/list-changes.ts';
import { quotationList, userList } from '#lambdas/store/lists.ts';
import { removeQuotationItems } from '#lambdas/store/quotation-store.ts';

const lists = [
  { partition: listPartition('quotation'), list: quotationList },
  { partition: listPartition('user'), list: userList },
];

/** A change without a row is a removal: of a quotation the items are left to remove. */
const removeItems = streamHandler(async ({ dynamodb }) => {
  const { pk, id, row } = dynamodb?.NewImage ?? {};
  if (pk?.S === listPartition('quotation') && id?.S && !row) await removeQuotationItems(id.S);
});

/** Follows the changes of the lists: removes what is left of deleted quotations and renews the lists' snapshots. */
export async function handler(event: DynamoDBStreamEvent, lambda: Context) {
  const answer = await removeItems(event, lambda);
  for (const { partition, list } of lists) {
    if (event.Records.some((record) => partitionOf(record) === partition)) await list.refresh(new Date());
  }
  return answer;
}

const partitionOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.pk?.S;
