import canonicalize from 'canonicalize';
import { LRUCache } from 'lru-cache';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { log } from '#lambdas/runtime/log.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { putItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { ProductCopy } from '#shared/schemas/product.ts';
import { readableCopy } from './product-copy.ts';

/**
 * A copy of a product, which all quotations share that were made with it. It is named by the digest of its content,
 * written once, and never changed or removed. The digest stands for the prices of every list: it never leaves the server.
 */
const copyKey = (digest: string) => ({ pk: partitions.copy(digest), sk: 'COPY' });

/** Bytes of the copies that a function keeps in memory, as JSON: some thousand products. */
const mostHeld = 16 * 1024 * 1024;

/** Copies that this function has read or written: they are in the table. */
export const heldCopies = new LRUCache<string, ProductCopy>({ maxSize: mostHeld });
const digests = new WeakMap<ProductCopy, string>();
const since = { asked: 0, read: 0 };

/** The name of a copy: SHA-256 of its canonical JSON (RFC 8785), base64url. */
export function digestOf(copy: ProductCopy): string {
  const known = digests.get(copy);
  if (known) return known;
  const digest = hashOf(canonicalize(copy) ?? '');
  digests.set(copy, digest);
  return digest;
}

/** Writes the copies that the table does not have. It goes before the quotation: a copy that nobody names harms nobody. */
export async function keepCopies(copies: readonly ProductCopy[]): Promise<void> {
  const wanted = new Map(copies.map((copy) => [digestOf(copy), copy]));
  for (const digest of wanted.keys()) if (heldCopies.get(digest)) wanted.delete(digest);
  const keys = [...wanted.keys()].map(copyKey);
  const items = await getItems(keys, false, { ProjectionExpression: 'pk' });
  const there = new Set(items.map(({ pk }) => pk));
  // The client's connections bound how many are written at once.
  await Promise.all(
    [...wanted].map(async ([digest, copy]) => {
      if (!there.has(copyKey(digest).pk)) await writeCopy(digest, copy);
      hold(digest, copy, JSON.stringify(copy).length);
    }),
  );
}

/** Another call may write the same copy at the same time: one of the two is enough. */
async function writeCopy(digest: string, copy: ProductCopy): Promise<void> {
  const Item = { ...copyKey(digest), copy: await packed(copy) };
  await putItem({ Item, ConditionExpression: 'attribute_not_exists(pk)' });
}

/** The copies of some digests, from memory or from the table; all of them are there. */
export async function readCopies(named: readonly string[]): Promise<Map<string, ProductCopy>> {
  const found = new Map<string, ProductCopy>();
  const missing = new Set<string>();
  for (const digest of named) {
    const copy = heldCopies.get(digest);
    if (copy) found.set(digest, copy);
    else missing.add(digest);
  }
  since.asked += found.size + missing.size;
  if (missing.size === 0) return found;
  await readInto(found, missing, false);
  // One that was written a moment ago.
  if (missing.size > 0) await readInto(found, missing, true);
  const [absent] = missing;
  if (absent) throw new Error(`There is no copy ${absent}.`);
  logHeld();
  return found;
}

async function readInto(found: Map<string, ProductCopy>, missing: Set<string>, consistent: boolean) {
  const items = await getItems([...missing].map(copyKey), consistent);
  for (const { pk, copy } of items) {
    const digest = partitions.copy.restOf(String(pk)) ?? '';
    // Written by writeCopy above.
    const stored = await unpacked(copy as Uint8Array);
    found.set(digest, hold(digest, readableCopy(stored), JSON.stringify(stored).length));
    missing.delete(digest);
    since.read += 1;
  }
}

/** The same object for the same digest, as long as it is held. */
function hold(digest: string, copy: ProductCopy, size: number): ProductCopy {
  digests.set(copy, digest);
  heldCopies.set(digest, copy, { size });
  return copy;
}

/** How well the memory serves: copies asked for and read since the function began, bytes held and at most. */
const logHeld = () =>
  log.info('copies of products', {
    ...since,
    hitRate: 1 - since.read / since.asked,
    held: heldCopies.calculatedSize,
    mostHeld,
  });
