import type { DynamoDBRecord } from 'aws-lambda';
import { streamHandler } from '#lambdas/runtime/stream.ts';
import { sendChange } from '#lambdas/store/live-channel.ts';
import { userScope } from '#shared/access/may-hear-scope.ts';

/** Tells the owner of a quotation, and super users, that it changed: what changed they ask for themselves. */
export const handler = streamHandler(async ({ dynamodb }: DynamoDBRecord) => {
  const image = dynamodb?.NewImage ?? dynamodb?.OldImage;
  const id = image?.id?.S;
  const uid = image?.uid?.S;
  if (!id || !uid) return;
  const change = { entity: 'quotation', id, revision: Number(image.revision?.N ?? 0) };
  await Promise.all([userScope(uid), 'admin'].map((scope) => sendChange({ scope, ...change })));
});
