import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { check, put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions, profileKey, sorts } from '#lambdas/store/keys.ts';
import { noteChange, noteRemoval } from '#lambdas/store/list/list-changes.ts';
import { activityLight, hourOf } from '#shared/search/search-activity.ts';

/**
 * An item beside the profile: a sign-in raises no revision that an open form started from. The stream of users, which
 * lists in browsers follow, does not tell of it.
 */
const keyOf = (id: string) => ({ pk: partitions.user(id), sk: sorts.activity });

/** When the session began that a user signed in to last (ISO 8601); read without hurry, a moment late is good enough. */
export async function readLastSignIn(id: string): Promise<string | undefined> {
  return (await readItem(keyOf(id), false))?.signedInAt;
}

/**
 * Notes the beginning (seconds since 1970) of a session, once a session: later calls cost half a read unit and no
 * write. The list of activity hears of one sign-in an hour at most, so that few changes are written. It has a partition
 * of its own, so that the list of users stays as it is. A user who was removed meanwhile is not noted.
 */
export async function noteSignIn(id: string, beganAt: number): Promise<void> {
  const signedInAt = new Date(beganAt * 1000).toISOString();
  const known = await readLastSignIn(id);
  if (known && known >= signedInAt) return;
  const listed = activityLight(id, signedInAt);
  await transact([
    put({
      Item: { ...keyOf(id), signedInAt },
      ConditionExpression: 'attribute_not_exists(signedInAt) OR signedInAt < :at',
      ExpressionAttributeValues: { ':at': signedInAt },
    }),
    check({ Key: profileKey(id), ConditionExpression: 'attribute_exists(pk)' }),
    ...(known && hourOf(known) === listed.revision ? [] : [noteChange('activity', listed)]),
  ]);
}

/** Above the hour of any sign-in. */
const removalRevision = 99_999_999;

/** The writes that remove a user's sign-ins: part of the transaction that removes the user. */
export const forgetSignIns = (id: string) => [
  remove({ Key: keyOf(id) }),
  noteRemoval('activity', { id, revision: removalRevision }),
];
