import type { DynamoDBRecord } from 'aws-lambda';
import { streamHandler } from '#lambdas/runtime/stream.ts';
import { type Change, sendChange } from '#lambdas/store/live/send-change.ts';
import { userScope } from '#shared/access/may-hear-scope.ts';
import { changesOf, type OfCountries } from './changes-of.ts';
import { managersOf } from './managers-of.ts';

/** Tells those who may hear it that something changed. They read the change themselves. */
export const handler = streamHandler(async (record: DynamoDBRecord) => {
  await Promise.all((await publishedOf(record)).map(sendChange));
});

/** The messages of a record, one for each scope: an owner may be a super user too. */
export async function publishedOf(record: DynamoDBRecord): Promise<Change[]> {
  const told = (await Promise.all(changesOf(record).map(scoped))).flat();
  const key = ({ scope, entity, id }: Change) => `${scope} ${entity} ${id}`;
  return [...new Map(told.map((change) => [key(change), change])).values()];
}

async function scoped(change: Change | OfCountries): Promise<Change[]> {
  if ('scope' in change) return [change];
  const { countries, ...others } = change;
  return (await managersOf(countries)).map((id) => ({ scope: userScope(id), ...others }));
}
