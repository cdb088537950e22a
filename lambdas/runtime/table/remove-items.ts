import { DomainError } from '#shared/errors.ts';
import { realPauses } from './pauses.ts';
import { writeItems } from './write-items.ts';

type Key = Record<string, unknown>;

/**
 * Removes items in the given order. Throws `busy` if the table did not remove all, so that the next try removes the
 * rest.
 */
export async function removeItems(keys: readonly Key[], pauses = realPauses): Promise<void> {
  const requests = keys.map((Key) => ({ DeleteRequest: { Key } }));
  if ((await writeItems(requests, pauses)) > 0) throw new DomainError('busy');
}
