import { screen, within } from '@testing-library/react';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, place, signIn, textOf } from '#test/support/open-screen.tsx';
import ProductsPage from '#web/features/products/list/products-page.tsx';
import type { ListedProduct } from '#web/features/products/list/use-products.ts';
import SuperUsersOnly from '#web/features/products/super-users-only.tsx';

export { place, signIn, textOf };

type Changes = Omit<Partial<ListedProduct>, 'name'> & { name?: { it: string; en?: string } };

export const aListedProduct = ({ name, ...changes }: Changes = {}): ListedProduct => ({
  id: 'calce',
  name: { it: 'Adda Calce', en: 'Adda Lime', ...(name && { en: null, ...name }) },
  phases: ['finitura'],
  standalone: true,
  combined: false,
  archived: false,
  attachmentLanguages: ['it'],
  inNoPriceList: false,
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
