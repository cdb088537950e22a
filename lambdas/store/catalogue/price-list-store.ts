import { getItems } from '#lambdas/runtime/table/get-items.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { ConditionFailed, put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { inOrder } from '#shared/catalogue/in-order.ts';
import { DomainError } from '#shared/errors.ts';
import { availableProducts, type PriceList, priceList } from '#shared/schemas/price-list.ts';
import { collection } from './collection.ts';
import { leavingOrder, readOrder } from './order-store.ts';
import { changeName, freeName, takeName } from './unique-names.ts';

export const priceLists = collection('pricelist', priceList);

/** Price lists in the order the super users gave them. */
export async function readPriceLists(): Promise<PriceList[]> {
  const [all, order] = await Promise.all([priceLists.list(), readOrder('pricelist')]);
  return inOrder(all, order);
}

export async function readPriceList(id: string | null | undefined): Promise<PriceList | undefined> {
  return id ? priceLists.read(id) : undefined;
}

const productsKey = (id: string) => ({ pk: partitions.productsOfPriceList(id), sk: 'PRODUCTS' });

/** The products of a price list; none for one that does not exist (OPC-02). */
export async function readAvailableProducts(id: string): Promise<string[]> {
  return (await readItem(productsKey(id)))?.productIds ?? [];
}

/** Every price list with its products, as they are now, in no order. */
export async function listPriceListsWithProducts(): Promise<{ list: PriceList; productIds: string[] }[]> {
  const lists = await priceLists.list(true);
  const members = await readMembers(lists.map(({ id }) => id));
  return lists.map((list) => ({ list, productIds: members.get(list.id) ?? [] }));
}

/** The price lists that hold each product which any of them holds, by its id. */
export async function listMembers(): Promise<ReadonlyMap<string, string[]>> {
  const members = new Map<string, string[]>();
  for (const { list, productIds } of await listPriceListsWithProducts())
    for (const product of productIds) members.set(product, [...(members.get(product) ?? []), list.id]);
  return members;
}

/** The part of a user's price list that decides which products they see; null without a list. */
export async function readProductFilter(id: string | null | undefined) {
  return id ? { availableProducts: await readAvailableProducts(id) } : null;
}

/** The products of each of the lists, by its id, as they are now. */
export async function readMembers(lists: readonly string[]): Promise<Map<string, string[]>> {
  const members = new Map(lists.map((id): [string, string[]] => [id, []]));
  for (const { id, productIds } of await getItems([...members.keys()].map(productsKey), true))
    members.set(String(id), availableProducts.parse(productIds) ?? []);
  return members;
}

/** The write of the products of a list; part of the transaction that writes the list with its next revision. */
export const writingProducts = (
  { id, revision, updatedAt, updatedBy }: PriceList,
  productIds: readonly string[],
) =>
  put({
    Item: { ...productsKey(id), id, productIds, revision, updatedAt, updatedBy },
  });

type Writes = Parameters<typeof transact>[0];

/** The writes of a price list, of the revision after the stored one, and of its products. */
export const writingPriceList = (entry: PriceList, productIds: readonly string[]) => [
  priceLists.writing(entry),
  writingProducts(entry, productIds),
];

/** Writes a price list and its products, with further writes of the same transaction. */
export const writePriceList = (
  entry: PriceList,
  productIds: readonly string[],
  more: Writes = [],
): Promise<void> => transact([...writingPriceList(entry, productIds), ...more]);

type Key = {
  once: Once;
  now: Date;
  /** The result that the key remembers: the id, unless the call made more. */
  result?: string;
};
/** Further writes of the same transaction. */
type Creation = (Key | { once?: never; result?: never }) & { more?: Writes };

/** Writes a new price list and takes its name. With the key of a creation it remembers and answers the result. */
export async function writeNewPriceList(
  entry: PriceList,
  productIds: readonly string[],
  made?: Creation,
): Promise<string> {
  const result = made?.result ?? entry.id;
  await named(1, [
    priceLists.writing(entry),
    takeName('pricelist', entry.name, entry.id),
    writingProducts(entry, productIds),
    ...(made?.once ? [made.once.remembering(result, made.now)] : []),
    ...(made?.more ?? []),
  ]);
  return result;
}

/** The writes of an edited price list, and of the name it holds. */
export const changingPriceList = (before: PriceList, after: PriceList) => [
  priceLists.writing(after),
  ...changeName('pricelist', after.id, before.name, after.name),
];

/** Writes an edited price list, with further writes of the same transaction. */
export const changePriceList = (before: PriceList, after: PriceList, more: Writes = []): Promise<void> =>
  named(1, [...changingPriceList(before, after), ...more]);

/** The writes that remove a price list which is still as it was read: its products, its name and its place go with it. */
export const removingPriceList = async (list: PriceList) => [
  priceLists.removing(list),
  remove({ Key: productsKey(list.id) }),
  freeName('pricelist', list.name),
  ...(await leavingOrder('pricelist', list.id)),
];

/** A transaction whose write at `position` takes a name: when that is refused, another list has the name (OPC-47). */
async function named(position: number, writes: Writes): Promise<void> {
  try {
    await transact(writes);
  } catch (cause) {
    const isTaken = cause instanceof ConditionFailed && cause.refused.includes(position);
    throw isTaken ? new DomainError('name-taken', undefined, { cause }) : cause;
  }
}
