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
  answered(await graphql<{ pricelists: AnsweredList[] }>('superUser', `{ pricelists { ${fields} } }`))
    .pricelists;

/** One of all lists; throws when it is not there. */
export async function listOf(id: string): Promise<AnsweredList> {
  const found = (await allLists()).find((list) => list.id === id);
  if (!found) throw new Error(`No price list ${id}.`);
  return found;
}

export const create = (pricelist: object, key: string = randomUUID(), who: Who = 'superUser') =>
  graphql<{ createPricelist: AnsweredList }>(
    who,
    `mutation ($key: ID!, $pricelist: NewPricelistInput!) { createPricelist(key: $key, pricelist: $pricelist) { ${fields} } }`,
    { key, pricelist },
  );
export const created = async (changes: object = {}) =>
  answered(await create(aNewList(changes))).createPricelist;

export const update = (pricelist: object, revision: number) =>
  graphql<{ updatePricelist: AnsweredList }>(
    'superUser',
    `mutation ($pricelist: PricelistInput!, $revision: Int!) { updatePricelist(pricelist: $pricelist, revision: $revision) { ${fields} } }`,
    { pricelist, revision },
  );

export const setProducts = (id: string, productIds: string[], revision: number) =>
  graphql<{ setPricelistProducts: Members }>(
    'superUser',
    `mutation ($id: ID!, $productIds: [ID!]!, $revision: Int!) {
       setPricelistProducts(id: $id, productIds: $productIds, revision: $revision) { id name revision availableProducts } }`,
    { id, productIds, revision },
  );

export const productsOf = async (id: string) =>
  answered(
    await graphql<{ pricelistProducts: { pricelist: Members; products: PricedProduct[] } }>(
      'superUser',
      `query ($id: ID!) { pricelistProducts(id: $id) {
         pricelist { id name revision availableProducts } products { id name { it } phases standalone combined archived hasPrice } } }`,
      { id },
    ),
  ).pricelistProducts;

export const reorder = async (ids: string[], from: readonly string[] = []) =>
  answered(
    await graphql<{ reorderPricelists: string[] }>(
      'superUser',
      'mutation ($ids: [ID!]!, $from: [ID!]!) { reorderPricelists(ids: $ids, from: $from) }',
      { ids, from },
    ),
  ).reorderPricelists;

export const usesOf = async (id: string, who: Who = 'superUser') =>
  answered(
    await graphql<{ pricelistUses: Uses }>(
      who,
      'query ($id: ID!) { pricelistUses(id: $id) { users unmanagedUsers phases } }',
      { id },
    ),
  ).pricelistUses;

export const destroy = (id: string, replacement?: string, who: Who = 'superUser') =>
  graphql<{ deletePricelist: { id: string; deleted: boolean; usersLeft: number } }>(
    who,
    'mutation ($id: ID!, $replacement: ID) { deletePricelist(id: $id, replacement: $replacement) { id deleted usersLeft } }',
    { id, replacement },
  );
