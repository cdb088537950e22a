import { isDeepStrictEqual } from 'node:util';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { readStored } from '#lambdas/runtime/table/read-item.ts';
import { stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { check, put } from '#lambdas/runtime/table/transact.ts';
import { collectionKey } from '#lambdas/store/catalogue/collection.ts';
import { detail, detailKey, headerOf, writingProduct } from '#lambdas/store/catalogue/product-store.ts';
import type { Stored } from '#shared/repair/finding.ts';
import { repairedName } from '#shared/repair/repaired-name.ts';
import type { Product } from '#shared/schemas/product.ts';
import { revisionOf } from './mended.ts';

/** A product as it is stored, in any form. */
export const readStoredProduct = (id: string) => readStored(detailKey(id));

/** The products that exist among the given ids, as they are stored. */
export async function readStoredProducts(ids: readonly string[]): Promise<Map<string, Stored>> {
  const items = await getItems([...new Set(ids)].map(detailKey), true);
  return new Map(items.map(({ pk, sk, ...stored }) => [String(pk).slice(detailKey('').pk.length), stored]));
}

/** The light form of a product, as it is stored. */
export const readLightProduct = (id: string) => readStored(collectionKey('product', id));

/** The writes of a stored product with some fields changed; those that nobody names stay as they are. */
export const writingStoredProduct = (
  id: string,
  stored: Stored,
  fields: Stored,
  by: Pick<Product, 'updatedAt' | 'updatedBy'>,
) => writingProduct(detail({ ...stored, ...fields, ...by, id, revision: revisionOf(stored) + 1 }));

/** The light form that a stored product should have. */
function lightOf(id: string, stored: Stored): Stored {
  const header = headerOf(detail({ ...stored, ...repairedName(stored)?.fields, id }));
  // The table leaves out undefined values.
  return JSON.parse(JSON.stringify(header));
}

/** Renews the light form of a product that is still as it was read; answers the changed fields and the writes. */
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
