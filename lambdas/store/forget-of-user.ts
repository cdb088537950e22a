import { queryAll } from './query-all.ts';
import { removeItems } from './remove-items.ts';
import { profileKey } from './user-keys.ts';

/** Removes what is kept of one kind beside a user who is removed himself: its sort keys begin with `prefix`. */
export async function forgetOfUser(uid: string, prefix: string): Promise<void> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': profileKey(uid).pk, ':prefix': prefix },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  await removeItems(items);
}
