import { DomainError } from '#shared/errors.ts';
import { realPauses } from './pauses.ts';
import { writeItems } from './write-items.ts';

type Key = Record<string, unknown>;

/** Removes items in the given order; `busy` when the table did not get to all, so that the rest is removed by the next try. */
export async function removeItems(keys: readonly Key[], pauses = realPauses): Promise<void> {
  const requests = keys.map((Key) => ({ DeleteRequest: { Key } }));
  if ((await writeItems(requests, pauses)) > 0) throw new DomainError('busy');
}
