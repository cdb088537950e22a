import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, place, signIn, textOf } from '#test/support/open-screen.tsx';
import { aPriceList } from '#test/web/features/price-lists/open-price-lists.tsx';
import ProductsPage from '#web/features/products/list/products-page.tsx';
import type { ListedProduct } from '#web/features/products/list/use-products.ts';
import SuperUsersOnly from '#web/features/products/super-users-only.tsx';

export { place, signIn, textOf };

/** Opens the menu of a row and chooses an entry of it. */
export async function chooseOf(user: UserEvent, product: string, entry: string) {
  await user.click(screen.getByRole('button', { name: `Altre azioni su ${product}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

export const priceLists = [
  aPriceList({ id: 'pcu', name: 'PCU', productCount: 3 }),
  aPriceList({ id: 'pccs', name: 'PCCS' }),
  aPriceList({ id: 'export', name: 'Export' }),
];

type Sent = { id: string; revision?: number; archived?: boolean; join?: string[]; leave?: string[] };

/** A product after a change, and the change that puts it back. */
function changed(product: ListedProduct, { archived, join = [], leave = [] }: Sent) {
  const joined = join.filter((phase) => !product.phases.includes(phase));
  const left = leave.filter((phase) => product.phases.includes(phase));
  const isOther = archived !== undefined && archived !== null && archived !== product.archived;
  if (!isOther && joined.length + left.length === 0) return undefined;
  const phases = [...product.phases.filter((phase) => !left.includes(phase)), ...joined];
  const back = { archived: isOther ? product.archived : null, join: left, leave: joined };
  return { after: { ...product, archived: isOther ? archived : product.archived, phases }, back };
}

type Changes = Omit<Partial<ListedProduct>, 'name'> & { name?: { it: string; en?: string } };

export const aListedProduct = ({ name, ...changes }: Changes = {}): ListedProduct => ({
  id: 'calce',
  name: { it: 'Adda Calce', en: 'Adda Lime', ...(name && { en: null, ...name }) },
  phases: ['finitura'],
  standalone: true,
  combined: false,
  archived: false,
  attachmentLanguages: ['it'],
  imageUrl: null,
  priceLists: ['pcu'],
  withoutPrice: [],
  ...changes,
});

export const severalProducts = (count: number): ListedProduct[] =>
  Array.from({ length: count }, (_, index) =>
    aListedProduct({ id: `p${index + 1}`, name: { it: `Tinta ${index + 1}` } }),
  );

const phases = [
  { id: 'pulizia', name: { it: 'Pulizia', en: 'Cleaning' } },
  { id: 'finitura', name: { it: 'Finitura', en: 'Finish' } },
];

const attachments_i18n = {
  it: [
    { url: 'https://example.com/scheda.pdf', name: 'Scheda di posa', category: 'scheda-tecnica' },
    { url: 'https://example.com/epd.pdf', name: null, category: 'epd' },
    { url: 'https://example.com/altro.pdf', name: null, category: 'altro', customCategory: 'Posa in opera' },
    { url: 'https://example.com/senza.pdf', name: null, category: null },
  ],
  en: [],
};

type Use = { kind: string; id: string; name: { it: string } };

const prices = [
  { name: { it: 'Bianco' }, packs: [{ packaging: 14, price: 84.5 }] },
  {
    name: { it: 'Tinte medie' },
    packs: [
      { packaging: 14, price: 112.335 },
      { packaging: 4.5, price: 40 },
    ],
  },
];
const words = [{ id: 'calce', it: 'idropittura minerale', en: 'breathable', tags: 'Cartongesso' }];

/** A server that lists these products, tells of one, archives and deletes. */
export function aListServer(products: readonly ListedProduct[], uses: readonly Use[] = []) {
  let stored = [...products];
  return aServer({
    Products: () => ({ products: stored }),
    Phases: () => ({ phases }),
    Product: ({ id }: { id: string }) => ({
      product: {
        id,
        name: stored.find((product) => product.id === id)?.name,
        details: { it: '<p>Pittura alla calce.</p>' },
        specs: null,
        um: 'kg',
        imageUrl: null,
        attachments_i18n,
        prices,
      },
    }),
    ProductWords: () => ({ productWords: words }),
    ProductUses: () => ({ productUses: uses }),
    DuplicateProduct: () => ({ duplicateProduct: 'copia' }),
    ArchiveProduct: ({ id, archived }: { id: string; archived: boolean }) => {
      stored = stored.map((product) => (product.id === id ? { ...product, archived } : product));
      return { archiveProduct: { id, archived, revision: 2 } };
    },
    PriceLists: () => ({ priceLists }),
    UsedProducts: () => ({ usedProducts: { offered: [], required: [] } }),
    PricedInList: () => ({
      priceListProducts: { products: stored.map(({ id }) => ({ id, hasPrice: true })) },
    }),
    ChangeProducts: ({ products: sent }: { products: Sent[] }) => ({
      changeProducts: sent.map((change) => {
        const product = stored.find(({ id }) => id === change.id);
        const made = product && changed(product, change);
        if (!made) return { id: change.id, ended: product ? 'SAME' : 'GONE', revision: null, back: null };
        stored = stored.map((one) => (one.id === change.id ? made.after : one));
        return { id: change.id, ended: 'CHANGED', revision: 2, back: made.back };
      }),
    }),
    ChangePriceListProducts: ({ id, join, leave }: { id: string; join: string[]; leave: string[] }) => {
      const isIn = (product: string) =>
        stored.some((one) => one.id === product && one.priceLists?.includes(id));
      const joined = join.filter((product) => !isIn(product));
      const left = leave.filter(isIn);
      stored = stored.map((one) => {
        const others = (one.priceLists ?? []).filter((list) => list !== id || !left.includes(one.id));
        return { ...one, priceLists: joined.includes(one.id) ? [...others, id] : others };
      });
      return { changePriceListProducts: { id, joined, left } };
    },
    DeleteProduct: ({ id }: { id: string }) => {
      stored = stored.filter((product) => product.id !== id);
      return { deleteProduct: id };
    },
  });
}

export async function openList(address = '/prodotti') {
  const opened = openScreens(address, {
    '/prodotti': (timer) => <ProductsPage timer={timer} />,
    '/prodotti/nuovo': () => <p>new product</p>,
    '/prodotti/:id': () => <p>product</p>,
  });
  await screen.findByText(/^\d+–\d+ (di|of)|^Nessun prodotto|^No product/);
  return opened;
}

/** The pages for super users, as the routes have them. */
export { SuperUsersOnly };

/** The names on the page, in order. */
export const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => textOf(row.querySelector('.main')));
