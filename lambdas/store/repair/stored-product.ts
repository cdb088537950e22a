import { isDeepStrictEqual } from 'node:util';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { readStored } from '#lambdas/runtime/table/read-item.ts';
import { stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { check, put } from '#lambdas/runtime/table/transact.ts';
import { collectionKey } from '#lambdas/store/catalogue/collection.ts';
import { detail, detailKey, headerOf, writingProduct } from '#lambdas/store/catalogue/product-store.ts';
import type { Stored } from '#shared/repair/finding.ts';
import { repairedName } from '#shared/repair/localised-name.ts';
import type { Product } from '#shared/schemas/product.ts';
import { revisionOf } from './mended.ts';

/** A product as it is stored, in whatever form. */
export const readStoredProduct = (id: string) => readStored(detailKey(id));

/** The products that exist among the given ids, as they are stored. */
export async function readStoredProducts(ids: readonly string[]): Promise<Map<string, Stored>> {
  const items = await getItems([...new Set(ids)].map(detailKey), true);
  return new Map(items.map(({ pk, sk, ...stored }) => [String(pk).slice(detailKey('').pk.length), stored]));
}

/** What lists show of a product, as it is stored. */
export const readLightProduct = (id: string) => readStored(collectionKey('product', id));

/** The writes of a stored product with some fields changed; those that nobody names stay as they are. */
export const writingStoredProduct = (
  id: string,
  stored: Stored,
  fields: Stored,
  by: Pick<Product, 'updatedAt' | 'updatedBy'>,
) => writingProduct(detail({ ...stored, ...fields, ...by, id, revision: revisionOf(stored) + 1 }));

/** What lists would show of a stored product. */
function lightOf(id: string, stored: Stored): Stored {
  const header = headerOf(detail({ ...stored, ...repairedName(stored)?.fields, id }));
  // As the table keeps it: without what is undefined.
  return JSON.parse(JSON.stringify(header));
}

/**
 * The writes that make what lists show of a product new from the product, while that is still as it was read, and the
 * fields that become others; none when it is right.
 */
export function writingLightProduct(id: string, stored: Stored, light: Stored | undefined) {
  const wanted = lightOf(id, stored);
  const fields = [...new Set([...Object.keys(wanted), ...Object.keys(light ?? {})])].filter(
    (name) => !isDeepStrictEqual(wanted[name], light?.[name]),
  );
  if (fields.length === 0) return { fields, writes: [] };
  const writes = [
    check({ Key: detailKey(id), ...stillOf(revisionOf(stored)) }),
    put({ Item: { ...collectionKey('product', id), ...wanted } }),
  ];
  return { fields, writes };
}
