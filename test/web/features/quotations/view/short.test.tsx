import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';
import { resizeWindow } from '#test/support/window-size.ts';
import {
  aServer,
  cellOf,
  openMenu,
  openQuotation,
  packsOf,
  saveButton,
  signIn,
  textOf,
  totalRow,
} from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const litres = (count: number) => [
  { name: 'Fascia 1', colors: [], prices: [{ id: '5', packaging: 5, quantity: count, price: 42.5 }] },
];
const none = { discount: 0, discountExtra: 0, discountAccounting: 0 };
/** A need of 32 l each, in cans of 5 l at 42,50 €. */
const counted = (sId: string, it: string, count: number) =>
  aRow({ ...none, id: sId, sId, name: { it }, priceranges: litres(count) });
/** Two rows that are short by 22 and 2 l, with one between them that is not. */
const twoShort = () =>
  aQuotation({
    ...none,
    selectedProducts: [
      counted('sanalga', detergent, 2),
      counted('fondo', 'Fondo', 7),
      counted('primer', 'Primer', 6),
    ],
    selectedIncidences: [],
  });
const notice = () => screen.queryByRole('button', { name: /sotto il fabbisogno, vai/ });
const dialog = () => screen.queryByRole('alertdialog');
const press = (name: string) => within(dialog() as HTMLElement).getByRole('button', { name });

/** A browser lets a page open a tab during a press alone: each opening counts at once. */
const tab = { opener: {}, location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn() };
const openTab = vi.fn(() => tab);
const leadTo = tab.location.replace;

beforeEach(() => {
  signIn();
  vi.clearAllMocks();
  vi.stubGlobal('open', openTab);
});

afterEach(() => {
  vi.unstubAllGlobals();
  resizeWindow('usual');
});

describe('rows whose packages do not cover the need', () => {
  it('give the focus to the total when they are raised there, and the button goes', async () => {
    aServer({ quotation: twoShort() });
    const { user } = await openQuotation();
    const raise = screen.getByRole('button', { name: /^Porta al fabbisogno/ });
    raise.focus();
    await user.keyboard('{Enter}');
    expect(raise.isConnected).toBe(false);
    expect(textOf(document.activeElement)).toMatch(/^Totale · 3 prodotti/);
  });

  it('are counted at the total, and not where nothing is short', async () => {
    aServer({ quotation: twoShort() });
    await openQuotation();
    expect(totalRow()).toContain('2 prodotti sotto il fabbisogno');
    expect(textOf(cellOf(detergent, 'Quantità'))).toBe('<10 lsu 32 lmancano 22 l');
    expect(textOf(cellOf('Fondo', 'Quantità'))).toBe('>35 lsu 32 l');
  });

  it('are said nowhere when there are none', async () => {
    aServer({ quotation: aQuotation({ selectedProducts: [aRow(), aColouredRow()] }) });
    await openQuotation();
    expect(notice()).toBeNull();
    expect(textOf(document.body)).not.toContain('sotto il fabbisogno');
  });

  it('are counted where there are no prices too', async () => {
    aServer({ quotation: { ...twoShort(), pricelist: null } });
    await openQuotation();
    expect(notice()?.textContent).toBe('<2 prodotti sotto il fabbisogno');
    expect(screen.getByRole('button', { name: 'Porta al fabbisogno' })).toBeTruthy();
  });

  it('get the focus one after the other, by press and by key', async () => {
    aServer({ quotation: twoShort() });
    const { user } = await openQuotation();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await user.click(notice() as HTMLElement);
    expect(focused()).toMatch(/^Confezioni di Sanalga/);
    await user.click(notice() as HTMLElement);
    expect(focused()).toMatch(/^Confezioni di Primer/);
    await user.keyboard('f');
    expect(focused()).toMatch(/^Confezioni di Sanalga/);
    await user.keyboard('f');
    expect(focused()).toMatch(/^Confezioni di Primer/);
  });

  it('are raised in one edit, which says what it costs before and after, and can be taken back', async () => {
    aServer({ quotation: twoShort() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /^Porta al fabbisogno, 255,00.€ in più$/ }));
    expect([packsOf(detergent), packsOf('Fondo'), packsOf('Primer')]).toEqual([
      '7 × 5 l',
      '7 × 5 l',
      '7 × 5 l',
    ]);
    expect(notice()).toBeNull();
    expect(await screen.findByText(/^2 prodotti portati al fabbisogno: 255,00.€ in più$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect([packsOf(detergent), packsOf('Primer')]).toEqual(['2 × 5 l', '6 × 5 l']);
    expect(saveButton().disabled).toBe(true);
  });

  it('stand in the bar of a phone', async () => {
    resizeWindow('phone');
    aServer({ quotation: twoShort() });
    const { user } = await openQuotation();
    const bar = notice()?.closest<HTMLElement>('.savebar');
    expect(bar).toBeTruthy();
    await user.click(within(bar as HTMLElement).getByRole('button', { name: /^Porta al fabbisogno/ }));
    expect(notice()).toBeNull();
  });

  it('that no package covers are said, and nothing is offered for them', async () => {
    const empty = counted('sanalga', detergent, 0);
    const quotation = aQuotation({ ...none, selectedProducts: [{ ...empty, priceranges: [] }] });
    aServer({ quotation, others: () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } }) });
    const { user } = await openQuotation();
    expect(notice()?.textContent).toBe('<1 prodotto sotto il fabbisogno');
    expect(screen.queryByRole('button', { name: /^Porta al fabbisogno/ })).toBeNull();
    await openMenu(user, 'Apri PDF');
    await user.click(screen.getByRole('menuitem', { name: /quantità$/ }));
    expect(dialog()?.textContent).toContain('Nessuna sua confezione lo copre.');
    await user.click(press('Continua così'));
    expect(openTab).toHaveBeenCalledTimes(1);
  });
});

describe('before something leaves the screen', () => {
  const askForPdf = async (user: Awaited<ReturnType<typeof openQuotation>>['user']) => {
    await openMenu(user, 'Apri PDF');
    await user.click(screen.getByRole('menuitem', { name: /quantità$/ }));
  };

  it('the short rows are named, and raising them comes first', async () => {
    const server = aServer({
      quotation: twoShort(),
      others: () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } }),
    });
    const { user } = await openQuotation();
    await askForPdf(user);
    expect(openTab).not.toHaveBeenCalled();
    const asked = dialog();
    expect(asked?.querySelector('h2')?.textContent).toBe('2 prodotti sono sotto il fabbisogno');
    const rows = within(asked as HTMLElement)
      .getAllByRole('listitem')
      .map(textOf);
    expect(rows).toEqual([`<${detergent}10 l su 32 l, mancano 22 l.`, '<Primer30 l su 32 l, mancano 2 l.']);
    expect(asked?.textContent).toContain('Portarli al fabbisogno costa 255,00\u00a0€ in più');
    expect(document.activeElement).toBe(press('Porta al fabbisogno'));
    await user.keyboard('{Enter}');
    expect(dialog()).toBeNull();
    expect(openTab).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(leadTo.mock.calls[0]?.[0]).toContain('/downloadPDF?q=q1'));
    // The document is made of what was raised: it was saved before.
    const prices = server.saved[0]?.selectedProducts?.map((edit) => edit.prices);
    expect(prices).toEqual([[{ id: '5', quantity: 7 }], undefined, [{ id: '5', quantity: 7 }]]);
  });

  it('one short row is asked about as one', async () => {
    aServer({ quotation: { ...twoShort(), selectedProducts: [counted('sanalga', detergent, 2)] } });
    const { user } = await openQuotation();
    await askForPdf(user);
    expect(dialog()?.textContent).toContain('Portarlo al fabbisogno costa 212,50\u00a0€ in più');
  });

  it('the question comes once: after "continue" it is not asked for the same rows again', async () => {
    const server = aServer({
      quotation: twoShort(),
      others: () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } }),
    });
    const { user } = await openQuotation();
    await user.keyboard('{Control>}s{/Control}');
    expect(dialog()).toBeNull();
    await askForPdf(user);
    await user.click(press('Continua così'));
    expect(openTab).toHaveBeenCalledTimes(1);
    expect(server.saved).toEqual([]);
    await askForPdf(user);
    expect(openTab).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await user.click(saveButton());
    expect(server.saved).toHaveLength(1);
    expect(dialog()).toBeNull();
  });

  it('the focus stays at the bar when the rows are left short and the button that saves goes off', async () => {
    aServer({ quotation: twoShort() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await user.click(saveButton());
    await user.click(press('Continua così'));
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Azioni' }));
  });

  it('a shortage that is new, or worse, asks again', async () => {
    const server = aServer({
      quotation: twoShort(),
      others: () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } }),
    });
    const { user } = await openQuotation();
    await askForPdf(user);
    await user.click(press('Continua così'));
    await user.click(screen.getByRole('button', { name: /^Confezioni di Fondo/ }));
    await user.keyboard('{ArrowLeft}');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    await waitFor(() => expect(packsOf('Fondo')).toBe('6 × 5 l'));
    await user.keyboard('{Control>}s{/Control}');
    expect(dialog()?.textContent).toContain('Fondo');
    expect(server.saved).toEqual([]);
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(server.saved).toEqual([]);
    await user.click(saveButton());
    await user.click(press('Continua così'));
    expect(server.saved).toHaveLength(1);
  });

  it('a link is asked for in the same way', async () => {
    aServer({ quotation: twoShort(), others: () => ({ shareLinks: [] }) });
    const { user } = await openQuotation();
    await openMenu(user, 'Altre azioni');
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
    await user.click(press('Continua così'));
    expect(await screen.findByRole('dialog', { name: 'Condividi il preventivo' })).toBeTruthy();
  });

  it('a print that the address asks for waits for the answer, too [QVW-004]', async () => {
    aServer({
      quotation: twoShort(),
      others: () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } }),
    });
    const { user } = await openQuotation('?print=0');
    await screen.findByRole('alertdialog');
    expect(openTab).not.toHaveBeenCalled();
    await user.click(press('Continua così'));
    expect(openTab).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(leadTo.mock.calls[0]?.[0]).toContain('/preventivi/q1/pdf?print=1'));
  });
});
