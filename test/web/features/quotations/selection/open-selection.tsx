import { screen, within } from '@testing-library/react';
import { Navigate } from 'react-router-dom';
import { vi } from 'vitest';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aServer } from '#test/support/a-server.ts';
import { aQuotation } from '#test/support/builders/document.ts';
import {
  aCompanion,
  aSelectable,
  aSelectableRange,
  aVariable,
  type SelectableProduct,
} from '#test/support/builders/selectable-product.ts';
import { openScreens, rowOf, textOf } from '#test/support/open-screen.tsx';
import EditQuotationPage from '#web/features/quotations/selection/edit-quotation-page.tsx';
import NewQuotationPage from '#web/features/quotations/selection/new-quotation-page.tsx';
import { askForNewWith } from '#web/lib/ask-for-new.ts';
import type { Timer } from '#web/lib/timer.ts';

/** A primer, a finish, a render that may need a mesh, and the mesh. */
const catalogue = () => [
  aSelectable('Primer Base', { phases: ['fondo'], consumption: 0.1, um: 'l' }),
  aSelectable('Finitura Fine', { phases: ['finitura', 'interni'] }),
  aVariable(
    'Rasacalce',
    [aSelectableRange('Rasatura armata', 4.5, 'rete'), aSelectableRange('Rasatura semplice', 3)],
    {
      phases: ['rasatura'],
    },
  ),
  aCompanion('Rete', { phases: ['rasatura'] }),
];

const phase = (id: string, it: string) => ({ id, name: { it, en: null, de: null } });
const phases = () => [
  phase('fondo', 'Fondo'),
  phase('rasatura', 'Rasatura'),
  phase('finitura', 'Finitura'),
  phase('interni', ''),
];

const words = [{ id: 'rete', it: 'fibra vetro', en: '', tags: '' }];

type Stored = { products?: SelectableProduct[]; quotation?: Quotation };

/** A server with a catalogue and one quotation, which keeps what is saved. */
export function aSelectionServer({ products = catalogue(), quotation = aQuotation() }: Stored = {}) {
  let stored = quotation;
  const server = aServer({
    SelectableProducts: () => ({ selectableProducts: products }),
    Phases: () => ({ phases: phases() }),
    ProductWords: () => ({ productWords: words }),
    Quotation: () => ({ quotation: stored }),
    CreateQuotation: () => ({ createQuotation: aQuotation({ id: 'made' }) }),
    UpdateQuotation: () => {
      stored = { ...stored, revision: stored.revision + 1 };
      return { updateQuotation: stored };
    },
    Product: ({ id }: { id: string }) => ({
      product: {
        ...products.find((product) => product.id === id),
        details: { it: '<p>Per facciate.</p>', en: null, de: null },
        specs: null,
        imageUrl: null,
      },
    }),
  });
  /** Somebody else saves. */
  const savedElsewhere = (change: Partial<Quotation>) => {
    stored = { ...stored, ...change, revision: stored.revision + 1 };
  };
  return { ...server, savedElsewhere };
}

const screens = (newId: () => string) => ({
  '/preventivi/nuovo/:type': (timer: Timer) => <NewQuotationPage timer={timer} newId={newId} />,
  '/preventivi/:id/modifica': (timer: Timer) => <EditQuotationPage timer={timer} newId={newId} />,
});

export const newAddress = '/preventivi/nuovo/manual?name=Casa+Mengoni&location=Imola&province=BO';

/** Opens an address; new ids count up from n1. */
export function openAddress(address: string) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `n${ids}`;
  };
  return openScreens(address, screens(newId));
}

/** Opens a new quotation that was asked for with a product. */
export const openAsked = (product: string) =>
  openScreens('/asked', {
    ...screens(() => 'n1'),
    '/asked': () => <Navigate to={newAddress} state={askForNewWith(product)} replace />,
  });

/** Opens an address and waits for the products. */
export async function openSelection(address = newAddress) {
  const opened = openAddress(address);
  await screen.findByText(/^\d+ prodott[oi]$/);
  const add = (product: string) =>
    opened.user.click(screen.getByRole('button', { name: `Aggiungi ${product}` }));
  return { ...opened, add };
}

/** The chosen products beside the table. */
export const chosen = () =>
  within(screen.getByRole('complementary', { name: 'Prodotti scelti' }))
    .queryAllByRole('listitem')
    .map((item) => textOf(item.querySelector('b') ?? item));

export const chosenItem = (product: string): HTMLElement => {
  const panel = screen.getByRole('complementary', { name: 'Prodotti scelti' });
  const item = within(panel).getAllByText(product, { selector: 'b' }).at(0)?.closest('li');
  if (!item) throw new Error(`${product} is not chosen`);
  return item;
};

export const rangeOf = (product: string) =>
  within(chosenItem(product)).getByRole<HTMLSelectElement>('combobox', { name: `Consumo di ${product}` });

export const primary = (name: 'Crea preventivo' | 'Aggiorna') =>
  screen.getByRole<HTMLButtonElement>('button', { name });

/** The products of the table, in order. */
export const offered = () =>
  [...screen.getByRole('table').querySelectorAll('tbody .main')].map((name) => textOf(name));

export const cellsOf = (product: string) =>
  within(rowOf(product))
    .getAllByRole('cell')
    .map((cell) => textOf(cell));

export const silently = () => vi.spyOn(console, 'error').mockImplementation(() => {});
