import { screen } from '@testing-library/react';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, signIn } from '#test/support/open-screen.tsx';
import PriceListsPage from '#web/features/price-lists/list/price-lists-page.tsx';
import PriceListProductsPage from '#web/features/price-lists/products/price-list-products-page.tsx';
import type { PriceListsQuery } from '#web/graphql/common.ts';
import type { PriceListProductsQuery } from '#web/graphql/price-lists.ts';

/** Three products in the list, of which two have a price in it. */
export const priceListProducts = {
  pricelist: { id: 'pcu', availableProducts: ['adda', 'piave', 'tanaro'] },
  products: ['adda', 'piave', 'tanaro', 'other'].map((id) => ({ id, hasPrice: id !== 'tanaro' })),
};

export type List = PriceListsQuery['priceLists'][number];
export type Loaded = PriceListProductsQuery['priceListProducts'];

export const aPriceList = (changes: Partial<List> = {}): List => ({
  id: 'pcu',
  name: 'PCU',
  code: null,
  countries: ['IT'],
  isCatchAll: false,
  order: 0,
  productCount: 75,
  revision: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'Giulia Ferrero',
  ...changes,
});

type Uses = { users: number; unmanagedUsers: number; phases: number };
type Fields = { name: string; countries: string[] | null; isCatchAll: boolean };

/** A server of price lists that creates, edits, moves and deletes them. */
export function aListsServer(lists: readonly List[] = [aPriceList()], uses: Partial<Uses> = {}) {
  let stored = lists;
  return aServer({
    PriceLists: () => ({ priceLists: stored }),
    PriceListUses: () => ({
      priceListUses: { users: 0, unmanagedUsers: 0, phases: 0, ...uses },
      priceListProducts,
    }),
    CreatePriceList: ({ pricelist }: { pricelist: Fields }) => {
      const made = aPriceList({ ...pricelist, id: 'made', productCount: 0 });
      stored = [...stored, made];
      return { createPriceList: made };
    },
    UpdatePriceList: ({ pricelist }: { pricelist: Fields & { id: string } }) => {
      stored = stored.map((list) => (list.id === pricelist.id ? { ...list, ...pricelist } : list));
      return { updatePriceList: pricelist };
    },
    ReorderPriceLists: ({ ids }: { ids: string[] }) => {
      stored = ids.flatMap((id) => stored.find((list) => list.id === id) ?? []);
      return { reorderPriceLists: ids };
    },
    DeletePriceList: ({ id }: { id: string }) => {
      stored = stored.filter((list) => list.id !== id);
      return { deletePriceList: { deleted: true, usersLeft: 0 } };
    },
  });
}

const screens = {
  '/listini': () => <PriceListsPage />,
  '/listini/:id/prodotti': () => <PriceListProductsPage />,
};

export async function openLists() {
  signIn({ superUser: true });
  const opened = openScreens('/listini', {
    ...screens,
    '/listini/:id/prodotti': () => <p>prodotti del listino</p>,
  });
  await screen.findByText(/PCU|Nessun listino/);
  return opened;
}

export const aProductRow = (id: string, changes: Partial<Loaded['products'][number]> = {}) => ({
  id,
  name: { it: id, en: null, de: null },
  phases: [],
  standalone: true,
  combined: false,
  archived: false,
  hasPrice: true,
  ...changes,
});

const phases = [
  { id: 'fondo', name: { it: 'Fondi', en: null, de: null } },
  { id: 'finitura', name: { it: 'Finiture', en: null, de: null } },
];

/** A server of one price list whose products are chosen. */
export function aProductsServer(products: Loaded['products'], availableProducts: string[]) {
  let pricelist: Loaded['pricelist'] = {
    id: 'pcu',
    name: 'PCU',
    availableProducts,
    revision: 4,
    updatedAt: '2026-11-20T09:00:00.000Z',
    updatedBy: 'Giulia Ferrero',
  };
  const change = (changes: Partial<Loaded['pricelist']>) => {
    pricelist = { ...pricelist, ...changes, revision: pricelist.revision + 1 };
    return pricelist;
  };
  const server = aServer({
    Phases: () => ({ phases }),
    PriceLists: () => ({ priceLists: [aPriceList()] }),
    PriceListProducts: () => ({ priceListProducts: { pricelist, products } }),
    SetPriceListProducts: ({ productIds }: { productIds: string[] }) => ({
      setPriceListProducts: change({ availableProducts: productIds }),
    }),
  });
  return { ...server, change };
}

export async function openProducts() {
  signIn({ superUser: true });
  const opened = openScreens('/listini/pcu/prodotti', screens);
  await screen.findByText(/^\d+ di \d+ prodotti|^Questo listino/, { selector: 'p, div' });
  return opened;
}
