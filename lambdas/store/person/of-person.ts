import { queryAll } from '#lambdas/runtime/table/query-all.ts';
import { partitions } from '#lambdas/store/keys.ts';

/**
 * Where the index finds what is about a person and lies in partitions of its own: jobs, tokens, keys of creations. A
 * writer of such an item adds these, so that the archive of that person has it and their erasure removes it.
 */
export const ofPerson = (uid: string, what: string) => ({ gsi1pk: partitions.person(uid), gsi1sk: what });

type Key = { pk: string; sk: string };

/** The keys of what is scattered about a person; the index is a moment late. */
export async function listScattered(uid: string, what = ''): Promise<Key[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: what ? 'gsi1pk = :pk AND begins_with(gsi1sk, :what)' : 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': partitions.person(uid), ...(what && { ':what': what }) },
    ProjectionExpression: 'pk, sk',
  });
  // Keys of the table are texts.
  return items as Key[];
}
