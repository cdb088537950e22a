import { createHash, randomUUID } from 'node:crypto';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import { DomainError } from '#shared/errors.ts';

/** Days a key of a create operation is remembered. */
const days = 2;

/** Tells a retry from another input under the same key. */
export const digestOf = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** Who has no account yet: what he makes is himself, and the key goes with him. */
export const visitor = 'visitor';

/** The guard item of one create operation of one user; `content` is a digest of what is to be created. */
export function onceKey(uid: string, key: string, content: string) {
  const Key = { pk: partitions.once(`${uid}#${key}`), sk: 'ONCE' };
  return {
    Key,
    content,
    params: (result: string, now: Date) => ({
      Item: {
        ...Key,
        ...ofPerson(uid === visitor ? result : uid, 'ONCE'),
        result,
        content,
        ttl: Math.floor(now.getTime() / 1000) + days * 86_400,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  };
}

export type Once = ReturnType<typeof onceKey>;

/** What the first call with this key made, when there was one; `conflict` when it was to make something else. */
export async function rememberOnce({ Key, content }: Once): Promise<string | undefined> {
  const item = await readItem(Key);
  if (item && item.content !== content) throw new DomainError('conflict');
  return item?.result;
}

/** What came of the one call with this key that did something: an earlier one, this one, or one at the same moment. */
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

/**
 * Takes a step that leaves the table, such as a mail: of all calls with a key, one takes it. Whoever is killed with it has
 * done it for all that others know.
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

/** Gives a step back that came to nothing: the next call with the key takes it. */
export async function giveStepBack({ Key }: Once, step: string): Promise<void> {
  await updateItem({ ...stepOf(Key, step), UpdateExpression: 'REMOVE #step' });
}

const stepOf = (Key: Once['Key'], step: string) => ({
  Key,
  ExpressionAttributeNames: { '#step': step },
});
