import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { revisionGuard, stillOf } from '#lambdas/runtime/table/revision-guard.ts';
import { put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { pricedLists } from '#shared/catalogue/priced-lists.ts';
import { byItalianName } from '#shared/catalogue/product-row.ts';
import { withConsumptionRanges, withPriceRanges, withRanges } from '#shared/catalogue/stored-ranges.ts';
import { type PricedProduct, pricedFields } from '#shared/editing/today-prices.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Product, ProductSummary } from '#shared/schemas/product.ts';
import { productWords } from '#shared/search/product-words.ts';
import { collectionKey } from './collection.ts';

/** An item of writingProduct below, without its keys: products are many, and only this file writes them. */
const stored = <Entity>({ pk, sk, ...entity }: Record<string, unknown>) => entity as Entity;

/** A detail item; its ranges are lists, and older records without a revision have the first (OPC-23). */
export function detail(item: Record<string, unknown>): Product {
  const { revision = 1, ...product } = withRanges(stored<Product>(item));
  return { ...product, revision };
}

export const detailKey = (id: string) => ({ pk: partitions.product(id), sk: sorts.product });

/** Products as lists show them; one Query reads them all. `ConsistentRead` as in collection.ts. */
export async function listProducts(ConsistentRead = false): Promise<ProductSummary[]> {
  const items = await itemsOf(partitions.catalogue('product'), { ConsistentRead });
  return items.map((item) => withConsumptionRanges(stored<ProductSummary>(item)));
}

export async function readProduct(id: string): Promise<Product | undefined> {
  const item = await readItem(detailKey(id));
  return item && detail(item);
}

/** `not-found` for an unknown id. */
export const existingProduct = async (id: string): Promise<Product> => mustBeThere(await readProduct(id));

/** The products that exist among the given ids. */
export async function readProducts(
  ids: readonly string[],
  ConsistentRead = false,
): Promise<Map<string, Product>> {
  const wanted = [...new Set(ids)];
  const items = await getItems(wanted.map(detailKey), ConsistentRead);
  return new Map(items.map(detail).map((product) => [product.id, product]));
}

/** Every product with its prices, by Italian name; `ConsistentRead` as in collection.ts. */
export async function readAllProducts(ConsistentRead = false): Promise<Product[]> {
  const listed = (await listProducts(ConsistentRead)).toSorted(byItalianName);
  const products = await readProducts(
    listed.map(({ id }) => id),
    ConsistentRead,
  );
  return listed.flatMap(({ id }) => products.get(id) ?? []);
}

/** The source of today's prices of rows, for the products that exist among the given ids. */
export async function readTodayPrices(ids: readonly string[]): Promise<Map<string, PricedProduct>> {
  const items = await getItems([...new Set(ids)].map(detailKey), false, {
    ProjectionExpression: pricedFields.join(', '),
  });
  const products = items.map((item) => withPriceRanges(stored<PricedProduct>(item)));
  return new Map(products.map((product) => [product.id, product]));
}

/** The names of the products that exist among the given ids. */
export async function readProductNames(ids: readonly string[]): Promise<Map<string, Localised>> {
  const items = await getItems(
    [...new Set(ids)].map((id) => collectionKey('product', id)),
    false,
  );
  return new Map(items.map((item) => stored<ProductSummary>(item)).map(({ id, name }) => [id, name]));
}

/** Bytes of the largest product: an item ends at 400 KB, and JSON is never below the size DynamoDB counts. */
const largestProduct = 380_000;

/** The writes of a product, new or of the revision after the stored one: header and detail. */
export function writingProduct(product: Product) {
  const { id, revision } = product;
  if (Buffer.byteLength(JSON.stringify(product)) > largestProduct) throw new DomainError('too-large');
  return [
    put({ Item: { ...detailKey(id), ...product }, ...revisionGuard(revision) }),
    put({ Item: { ...collectionKey('product', id), ...headerOf(product) } }),
  ];
}

/** The writes that remove a product that is still of the revision that was read. */
export const removingProduct = ({ id, revision }: Pick<Product, 'id' | 'revision'>) => [
  remove({
    Key: detailKey(id),
    ...stillOf(revision),
  }),
  remove({ Key: collectionKey('product', id) }),
];

export function headerOf(product: Product): ProductSummary {
  const { id, revision, name, um, consumptionType, consumption, consumptionranges } = product;
  const { combined, standalone, archived, userTypes, phases, attachments_i18n, imageUrl } = product;
  const use = { um, consumptionType, consumption, consumptionranges, combined, standalone };
  const pricedIn = pricedLists(product.priceranges);
  const words = productWords(product);
  const picture = imageUrl ? { imageUrl } : {};
  return {
    ...{ id, revision, name, phases, attachments_i18n, ...use, archived, userTypes, ...picture },
    ...{ pricedIn, words },
  };
}

export const writeProduct = (product: Product): Promise<void> => transact(writingProduct(product));
