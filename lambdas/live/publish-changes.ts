import type { DynamoDBRecord } from 'aws-lambda';
import { streamHandler } from '#lambdas/runtime/stream.ts';
import { sendChange } from '#lambdas/store/live-channel.ts';
import { changesOf } from './changes-of.ts';

/** Tells those who may hear it that something changed: what changed they ask for themselves. */
export const handler = streamHandler(async (record: DynamoDBRecord) => {
  await Promise.all(changesOf(record).map(sendChange));
});
