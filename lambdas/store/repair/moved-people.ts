import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import type { Job } from '#shared/schemas/job.ts';

const keyOf = (job: string, person: string) => ({ pk: partitions.repair(job), sk: sorts.person(person) });

/** Which country a person had before a repair gave them another; part of the transaction that does. */
export const keepingCountry = ({ id, ttl }: Pick<Job, 'id' | 'ttl'>, person: string, country: unknown) =>
  put({
    Item: { ...keyOf(id, person), ...ofPerson(person, partitions.repair(id)), country: country ?? null, ttl },
  });

/** The ids of the people whose country a repair changed. */
export async function listMoved(job: string): Promise<string[]> {
  const items = await itemsOf(partitions.repair(job), { ConsistentRead: true, ProjectionExpression: 'sk' });
  return items.map(({ sk }) => sorts.person.restOf(String(sk)) ?? '');
}

/** The country that a person had before a repair, as it was stored; undefined where that is not known any more. */
export async function readCountryBefore(
  job: string,
  person: string,
): Promise<{ country: unknown } | undefined> {
  const item = await readItem(keyOf(job, person));
  return item && { country: item.country };
}
