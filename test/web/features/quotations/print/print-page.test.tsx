import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { anOwner, aQuotation } from '#test/support/builders/document.ts';
import { sessionUserWith } from '#test/support/session-user.ts';
import { answerWith } from '#test/support/stub-transport.ts';
import PrintPage, { printQuery } from '#web/features/quotations/print/print-page.tsx';
import { type FailureCode, GraphqlFailure } from '#web/lib/failure.ts';
import { keepUser } from '#web/lib/session.ts';

const print = vi.fn();
let waiting: { run: () => void; milliseconds: number }[] = [];
const timer = {
  set: (run: () => void, milliseconds: number) => waiting.push({ run, milliseconds }),
  clear: () => {
    waiting = [];
  },
};
const dialog = { timer, print };

function open(query = '') {
  return render(
    <MemoryRouter initialEntries={[`/preventivi/q1/pdf${query}`]}>
      <Routes>
        <Route path="/preventivi/:id/pdf" element={<PrintPage dialog={dialog} />} />
      </Routes>
    </MemoryRouter>,
  );
}

const server = vi.fn<(operation: string, variables: unknown) => unknown>();
const answering = (quotation: Quotation) => server.mockReturnValue({ quotation });
const refusing = (code: FailureCode) => server.mockRejectedValue(new GraphqlFailure(code));
const headers = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

beforeEach(() => {
  answerWith(server);
  answering(aQuotation());
});

afterEach(() => {
  cleanup();
  waiting = [];
  vi.clearAllMocks();
});

test('lang decides the language of the texts, the owner speaks otherwise [QPR-001]', async () => {
  open('?lang=en');
  expect(await screen.findByRole('heading', { name: 'Quotation' })).toBeTruthy();
  cleanup();
  answering(aQuotation({ user: anOwner({ language: 'en' }) }));
  open();
  expect(await screen.findByRole('heading', { name: 'Quotation' })).toBeTruthy();
});

test("a price list in the address changes nothing: prices are the owner's [QPR-002]", async () => {
  expect(printQuery(new URLSearchParams('?pricelist=another')).pricelist).toBe('another');
  open('?pricelist=another');
  expect(await screen.findByText('2.138,81 €')).toBeTruthy();
  expect(server.mock.calls[0]).toEqual(['Quotation', { id: 'q1' }]);
});

test('showPrices shows the list prices under the products [QPR-003]', async () => {
  open('?showPrices=true');
  expect(await screen.findAllByText(/187,20 €\/conf\./)).toHaveLength(1);
  cleanup();
  open('?showPrices=false');
  await headers();
  expect(screen.queryByText(/\/conf\./)).toBeNull();
});

test('showSpecs shows the specs under the products [QPR-004]', async () => {
  open('?showSpecs=true');
  expect(await screen.findByText('Diluire 1:5 con acqua.')).toBeTruthy();
  cleanup();
  open('?showSpecs=false');
  await headers();
  expect(screen.queryByText('Diluire 1:5 con acqua.')).toBeNull();
});

test('type 0 and 1 show the full table, 2 hides numbers and keeps specs [QPR-005, QPR-015, QPR-016, QPR-017]', async () => {
  open('?type=0');
  expect(await headers()).toHaveLength(8);
  cleanup();
  open('?type=1');
  expect(await headers()).toHaveLength(8);
  cleanup();
  open('?type=2&showSpecs=false&showPrices=true');
  expect(await headers()).toEqual(['Prodotto', 'Scheda']);
  expect(screen.getByText('Diluire 1:5 con acqua.')).toBeTruthy();
});

test('with print=1 the print dialog opens 2000 ms after opening [QPR-006, WDA-065]', async () => {
  open('?print=1');
  await headers();
  expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([2000]);
  expect(print).not.toHaveBeenCalled();
  act(() => waiting[0]?.run());
  expect(print).toHaveBeenCalledOnce();
});

test('a document that comes later than that is printed when it is there [QPR-006]', async () => {
  const late = Promise.withResolvers<{ quotation: Quotation }>();
  server.mockReturnValue(late.promise);
  open('?print=1');
  act(() => waiting[0]?.run());
  expect(print).not.toHaveBeenCalled();
  late.resolve({ quotation: aQuotation() });
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getAllByRole('columnheader')).toHaveLength(8);
});

test.each(['', '?print=0', '?print=2', '?print=true'])(
  'without print=1 (%s) it never prints [QPR-006]',
  async (query) => {
    open(query);
    await headers();
    expect(waiting).toEqual([]);
    expect(print).not.toHaveBeenCalled();
  },
);

test('the view is head, owner, products, totals and notes [QPR-007, QPR-008, QPR-012, QPR-013, QPR-014]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Preventivo' })).toBeTruthy();
  expect(screen.getByText('Tinteggiature Bellini S.n.c.')).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText('Silicalce Facciata')).toBeTruthy();
  expect(screen.getByText('Totale')).toBeTruthy();
  expect(screen.getByText(/^Le quantità sono stimate/)).toBeTruthy();
});

test('nothing of the application stands around it, and search engines stay out [SHL-052]', async () => {
  const { container } = open();
  await headers();
  expect(container.querySelectorAll('nav, footer, button, [role="menu"]')).toHaveLength(0);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(robots()).toBe('noindex');
});

test.each(['not-signed-in', 'forbidden', 'email-not-verified', 'not-found', 'link-expired'] as const)(
  'a visitor who may not see it (%s) reads that the link is no longer good: it has expired or was withdrawn',
  async (code) => {
    refusing(code);
    open('?print=1');
    expect(await screen.findByRole('heading', { name: 'Il link non vale più' })).toBeTruthy();
    expect(screen.getByText(/^È scaduto, oppure chi te l'ha mandato l'ha ritirato\./)).toBeTruthy();
    act(() => waiting[0]?.run());
    expect(print).not.toHaveBeenCalled();
    expect(robots()).toBe('noindex');
  },
);

test('a visitor can sign in and come back to the same document', async () => {
  refusing('not-signed-in');
  open('?print=1');
  const link = await screen.findByRole('link', { name: 'Accedi' });
  expect(link.getAttribute('href')).toBe(
    `/login?redirect=${encodeURIComponent('/preventivi/q1/pdf?print=1')}`,
  );
});

test('a user reads that the quotation is gone, with a way to the list', async () => {
  keepUser(sessionUserWith());
  refusing('not-found');
  open();
  expect(await screen.findByRole('heading', { name: 'Preventivo non trovato' })).toBeTruthy();
  expect(screen.getByText('Non esiste più o non puoi vederlo.')).toBeTruthy();
  expect(screen.queryByText(/Il link non vale più/)).toBeNull();
  expect(screen.getByRole('link', { name: "Torna all'elenco" }).getAttribute('href')).toBe('/preventivi');
  expect(robots()).toBe('noindex');
});

test('without connection it does not claim that the link has expired', async () => {
  refusing('offline');
  open();
  expect(await screen.findByRole('heading', { name: 'Non riesco ad aprire il preventivo' })).toBeTruthy();
});

test('rich texts are sanitised once more in the browser', async () => {
  const [row] = aQuotation().selectedProducts;
  const specs = { it: '<p>Testo<script>1</script></p>' };
  answering(aQuotation({ selectedProducts: row ? [{ ...row, specs }] : [] }));
  const { container } = open('?showSpecs=1');
  await headers();
  expect(container.querySelector('.rich-text')?.innerHTML).toBe('<p>Testo</p>');
});
