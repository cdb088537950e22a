import { queryAll } from '#lambdas/runtime/table/query-all.ts';
import { partitions } from '#lambdas/store/keys.ts';

/**
 * The index finds items about a person that lie in partitions of their own: jobs, tokens, keys of creations. Their
 * writers add these keys, so that the archive of that person has the items and their erasure removes them.
 */
export const ofPerson = (uid: string, what: string) => ({ gsi1pk: partitions.person(uid), gsi1sk: what });

/** The partitions that belong to a person whole (ADR 30): an archive has what is in them, an erasure removes it. */
export const partitionsOfOwner = (uid: string): string[] => [
  partitions.user(uid),
  partitions.customers(uid),
  partitions.works(uid),
  partitions.offers(uid),
];

type Key = { pk: string; sk: string };

/** The keys of scattered items about a person; the index is a moment late. */
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
