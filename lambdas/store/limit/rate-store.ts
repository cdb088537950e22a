import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { type LimitName, limits } from '#shared/access/limits.ts';
import { DomainError } from '#shared/errors.ts';

/** One use, counted in the window that it fell into. */
export type CountedUse = { Key: { pk: string; sk: string } };

/** Hashed: a stranger may send long texts, and addresses stay private. */
export const ratePartition = (name: string, by: string): string => partitions.limit(`${name}#${hashOf(by)}`);

/**
 * Counts a use by an account or an address. Windows are fixed and start at multiples of their length. A full one
 * refuses with the seconds until the next. Counting and refusing are one write, so two calls cannot both be the last.
 */
export async function countUse(name: LimitName, by: string, now: Date): Promise<CountedUse> {
  const { most, seconds } = limits[name];
  const start = Math.floor(now.getTime() / 1000 / seconds) * seconds;
  const end = start + seconds;
  const Key = { pk: ratePartition(name, by), sk: sorts.window(start) };
  const isCounted = await updateItem({
    Key,
    UpdateExpression: 'SET #ttl = :end ADD uses :one',
    ConditionExpression: 'attribute_not_exists(uses) OR uses < :most',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':most': most, ':end': end },
  });
  if (isCounted) return { Key };
  throw new DomainError('too-many-requests', { retryAfter: Math.ceil(end - now.getTime() / 1000) });
}

/** Takes back a use that must not count. Does nothing if the window is over and removed. */
export async function uncountUse({ Key }: CountedUse): Promise<void> {
  await updateItem({
    Key,
    UpdateExpression: 'ADD uses :less',
    ConditionExpression: 'uses > :none',
    ExpressionAttributeValues: { ':less': -1, ':none': 0 },
  });
}
