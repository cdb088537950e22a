import { randomUUID } from 'node:crypto';
import { graphql } from './cloud.ts';
import { answered } from './quotations-api.ts';

const fields = 'id name countries isCatchAll order productCount revision updatedAt updatedBy';

export type AnsweredList = {
  id: string;
  name: string;
  countries: string[] | null;
  isCatchAll: boolean;
  order: number;
  productCount: number;
  revision: number;
  updatedAt: string;
  updatedBy: string;
};
export type Members = Pick<AnsweredList, 'id' | 'name' | 'revision'> & { availableProducts: string[] };
export type PricedProduct = { id: string; hasPrice: boolean; archived: boolean; phases: string[] };
export type Uses = { users: number; unmanagedUsers: number; phases: number };

type Who = Parameters<typeof graphql>[0];

export const aNewList = (changes: object = {}) => ({
  name: `Listino ${randomUUID()}`,
  countries: ['AT'] as string[] | null,
  isCatchAll: false,
  ...changes,
});

export const allLists = async () =>
  answered(await graphql<{ priceLists: AnsweredList[] }>('superUser', `{ priceLists { ${fields} } }`))
    .priceLists;

/** One of all lists; throws if it is missing. */
export async function listOf(id: string): Promise<AnsweredList> {
  const found = (await allLists()).find((list) => list.id === id);
  if (!found) throw new Error(`No price list ${id}.`);
  return found;
}

export const create = (pricelist: object, key: string = randomUUID(), who: Who = 'superUser') =>
  graphql<{ createPriceList: AnsweredList }>(
    who,
    `mutation ($key: ID!, $pricelist: NewPriceListInput!) { createPriceList(key: $key, pricelist: $pricelist) { ${fields} } }`,
    { key, pricelist },
  );
export const created = async (changes: object = {}) =>
  answered(await create(aNewList(changes))).createPriceList;

export const update = (pricelist: object, revision: number) =>
  graphql<{ updatePriceList: AnsweredList }>(
    'superUser',
    `mutation ($pricelist: PriceListInput!, $revision: Int!) { updatePriceList(pricelist: $pricelist, revision: $revision) { ${fields} } }`,
    { pricelist, revision },
  );

export const setProducts = (id: string, productIds: string[], revision: number) =>
  graphql<{ setPriceListProducts: Members }>(
    'superUser',
    `mutation ($id: ID!, $productIds: [ID!]!, $revision: Int!) {
       setPriceListProducts(id: $id, productIds: $productIds, revision: $revision) { id name revision availableProducts } }`,
    { id, productIds, revision },
  );

export const productsOf = async (id: string) =>
  answered(
    await graphql<{ priceListProducts: { pricelist: Members; products: PricedProduct[] } }>(
      'superUser',
      `query ($id: ID!) { priceListProducts(id: $id) {
         pricelist { id name revision availableProducts } products { id name { it } phases standalone combined archived hasPrice } } }`,
      { id },
    ),
  ).priceListProducts;

export const reorderPriceLists = async (ids: string[], from: readonly string[] = []) =>
  answered(
    await graphql<{ reorderPriceLists: string[] }>(
      'superUser',
      'mutation ($ids: [ID!]!, $from: [ID!]!) { reorderPriceLists(ids: $ids, from: $from) }',
      { ids, from },
    ),
  ).reorderPriceLists;

export const priceListUses = async (id: string, who: Who = 'superUser') =>
  answered(
    await graphql<{ priceListUses: Uses }>(
      who,
      'query ($id: ID!) { priceListUses(id: $id) { users unmanagedUsers phases } }',
      { id },
    ),
  ).priceListUses;

export const destroy = (id: string, replacement?: string, who: Who = 'superUser') =>
  graphql<{ deletePriceList: { id: string; deleted: boolean; usersLeft: number } }>(
    who,
    'mutation ($id: ID!, $replacement: ID) { deletePriceList(id: $id, replacement: $replacement) { id deleted usersLeft } }',
    { id, replacement },
  );
