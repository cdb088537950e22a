import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { inOrder } from '#shared/catalogue/in-order.ts';
import { type PriceList, priceList } from '#shared/schemas/price-list.ts';
import { collection } from './collection.ts';
import { readOrder } from './order-store.ts';
import { client, table } from './table.ts';
import { put, transact } from './transact.ts';

export const priceLists = collection('pricelist', priceList);

/** Price lists in the order the super users gave them. */
export async function listPriceLists(): Promise<PriceList[]> {
  const [all, order] = await Promise.all([priceLists.list(), readOrder('pricelist')]);
  return inOrder(all, order);
}

export async function readPriceList(id: string | null | undefined): Promise<PriceList | undefined> {
  return id ? priceLists.read(id) : undefined;
}

const productsKey = (id: string) => ({ pk: `PL#${id}`, sk: 'PRODUCTS' });

/** The products of a price list; none for one that does not exist (OPC-02). */
export async function readAvailableProducts(id: string): Promise<string[]> {
  const Key = productsKey(id);
  const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
  return Item?.productIds ?? [];
}

/** Every price list with its products, in no order. */
export async function listPriceListsWithProducts(): Promise<{ list: PriceList; productIds: string[] }[]> {
  const lists = await priceLists.list();
  return Promise.all(lists.map(async (list) => ({ list, productIds: await readAvailableProducts(list.id) })));
}

/** What of a user's price list decides which products he sees; null without a list. */
export async function readProductFilter(id: string | null | undefined) {
  return id ? { availableProducts: await readAvailableProducts(id) } : null;
}

/** The write of the products of a list; part of the transaction that writes the list with its next revision. */
export const writingProducts = (
  { id, revision, updatedAt, updatedBy }: PriceList,
  productIds: readonly string[],
) =>
  put({
    TableName: table,
    Item: { ...productsKey(id), id, productIds, revision, updatedAt, updatedBy },
  });

/** Writes a price list, new or of the revision after the stored one, and its products. */
export const writePriceList = (entry: PriceList, productIds: readonly string[]): Promise<void> =>
  transact([priceLists.writing(entry), writingProducts(entry, productIds)]);
