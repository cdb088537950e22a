import { randomUUID } from 'node:crypto';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';

/** Days a key of a create operation is remembered. */
const days = 2;

/** Tells a retry from another input under the same key. */
export const digestOf = (input: object): string => hashOf(JSON.stringify(input));

/** Somebody without an account yet: the key goes with the account that they make. */
export const visitor = 'visitor';

/** The guard item of one creation by one user; `content` is a digest of its input. */
export function onceKey(uid: string, key: string, content: string) {
  const Key = { pk: partitions.once(`${uid}#${key}`), sk: 'ONCE' };
  return {
    Key,
    content,
    isOwn: false,
    /** Remembers a result: part of the transaction that makes it. */
    remembering: (result: string, now: Date) =>
      put({
        Item: {
          ...Key,
          ...ofPerson(uid === visitor ? result : uid, 'ONCE'),
          result,
          content,
          ttl: ttlAfter(now, days),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
  };
}

export type Once = ReturnType<typeof onceKey>;

/** The same for a key of a signed-in user: a conflict tells them the id of what the first call made. */
export const ownKey = (user: { id: string }, key: string, input: object): Once => ({
  ...onceKey(user.id, key, digestOf(input)),
  isOwn: true,
});

/** The result of the first call with this key, if there was one; `conflict` when its input was another. */
export async function rememberOnce({ Key, content, isOwn }: Once): Promise<string | undefined> {
  const item = await readItem(Key);
  if (!item || item.content === content) return item?.result;
  const told = isOwn && id.safeParse(item.result).success;
  throw new DomainError('conflict', { made: 'before', ...(told && { id: item.result }) });
}

/** The result of the one call with this key that succeeded: an earlier one, this one, or one at the same moment. */
export async function doneOnce(once: Once, make: () => Promise<string>): Promise<string> {
  const earlier = await rememberOnce(once);
  if (earlier !== undefined) return earlier;
  try {
    return await make();
  } catch (cause) {
    const meanwhile = await rememberOnce(once);
    if (meanwhile === undefined) throw cause;
    return meanwhile;
  }
}

/** The same for a key of a user and the input that comes with it. */
export function runOnce(
  user: { id: string },
  key: string,
  input: object,
  make: (once: Once) => Promise<string>,
): Promise<string> {
  const once = ownKey(user, key, input);
  return doneOnce(once, () => make(once));
}

/**
 * Takes a step that leaves the table, such as a mail: one of all calls with a key takes it. For the others a call that
 * is killed with it has done it.
 */
export async function takeStep({ Key }: Once, step: string): Promise<boolean> {
  return updateItem({
    ...stepOf(Key, step),
    UpdateExpression: 'SET #step = :taken',
    // The last holds when a first try came through and its answer did not.
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#step) OR #step = :taken)',
    ExpressionAttributeValues: { ':taken': randomUUID() },
  });
}

/** Whether a step was done, now or by an earlier call. One that failed is given back: the next call takes it. */
export async function stepOnce(once: Once, step: string, act: () => Promise<boolean>): Promise<boolean> {
  if (!(await takeStep(once, step))) return true;
  const isDone = await act();
  if (!isDone) await updateItem({ ...stepOf(once.Key, step), UpdateExpression: 'REMOVE #step' });
  return isDone;
}

const stepOf = (Key: Once['Key'], step: string) => ({
  Key,
  ExpressionAttributeNames: { '#step': step },
});
