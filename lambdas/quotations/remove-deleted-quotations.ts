import type { DynamoDBRecord } from 'aws-lambda';
import { streamHandler } from '#lambdas/runtime/stream.ts';
import { removeQuotationItems } from '#lambdas/store/quotation-store.ts';

/** Removes the items of quotations whose header says that they are deleted. */
export const handler = streamHandler(async ({ dynamodb }: DynamoDBRecord) => {
  const { id, deletedAt } = dynamodb?.NewImage ?? {};
  if (deletedAt?.S && id?.S) await removeQuotationItems(id.S);
});
