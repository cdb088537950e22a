import * as z from 'zod/mini';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions } from '#lambdas/store/keys.ts';

/** The document that a SHA-256 is of (ACC-045): a version, by its snapshot or its PDF, or the signed copy of one. */
const knownHash = z.object({
  kind: z.enum(['offer', 'signed']),
  offer: z.string(),
  uid: z.string(),
  /** As it is printed: '12/2026'. */
  number: z.string(),
  version: z.number(),
  /** When it was sent, or accepted. */
  at: z.string(),
});
export type KnownHash = z.infer<typeof knownHash>;

export const keyOfHash = (hash: string) => ({ pk: partitions.knownHash(hash), sk: 'DOC' });

/** Part of the transaction after which the document may be opened. */
export const addingHash = (hash: string, known: KnownHash) => put({ Item: { ...keyOfHash(hash), ...known } });

export async function readHash(hash: string): Promise<KnownHash | undefined> {
  const item = await readItem(keyOfHash(hash));
  return item && knownHash.parse(item);
}
