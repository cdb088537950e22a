import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { qrShape } from '#shared/document/qr-shape.ts';
import { aQuotation } from '#test/support/builders/document.ts';
import { aShareLink } from '#test/support/builders/share-link.ts';
import * as documents from '#web/features/quotations/print/download-document.ts';
import type { ShareLinkFieldsFragment } from '#web/graphql/quotations.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aServer, openMenu, openQuotation, signIn } from './open-quotation.tsx';

const aLink = (changes: Partial<ShareLinkFieldsFragment> = {}): ShareLinkFieldsFragment => ({
  ...aShareLink(),
  address: 'https://preventivi.example/preventivi/q1/pdf#token=link-1.abc',
  openedAt: null,
  ...changes,
});

/** A server with these links; it makes and revokes links unless it fails. */
function sharing(links: ShareLinkFieldsFragment[], failing: { on?: unknown } = {}, quotation = aQuotation()) {
  return aServer({
    quotation,
    others: (operation, variables) => {
      if (operation === failing.on) throw new GraphqlFailure('offline');
      if (operation === 'ShareLinks') return { shareLinks: [...links] };
      if (operation === 'RevokeShareLink') {
        const { id } = variables as { id: string };
        links.splice(
          links.findIndex((link) => link.id === id),
          1,
        );
        return { revokeShareLink: id };
      }
      if (operation !== 'CreateShareLink') throw new Error('No answer prepared');
      const { input } = variables as { input: object };
      const made = aLink({ id: 'link-2', ...input });
      links.unshift(made);
      return { createShareLink: made };
    },
  });
}

const noDiscounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
const withoutDiscounts = () => {
  const quotation = aQuotation();
  const selectedProducts = quotation.selectedProducts.map((row) => ({ ...row, ...noDiscounts }));
  return { ...quotation, ...noDiscounts, selectedProducts };
};

async function openShare(
  links: ShareLinkFieldsFragment[] = [],
  failing: { on?: unknown } = {},
  quotation = aQuotation(),
) {
  const server = sharing(links, failing, quotation);
  const { user } = await openQuotation();
  await openMenu(user, 'Altre azioni');
  await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Condividi il preventivo' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { server, user, dialog, press, within: within(dialog) };
}

const customers = { name: 'Cliente, con prezzi: scade il 20/12/2026' };
const asked = (server: ReturnType<typeof sharing>, operation: string) =>
  server.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);

beforeEach(() => {
  signIn();
  vi.clearAllMocks();
});

describe('sharing a quotation', () => {
  it('begins with the form when there are no links, for the customer and thirty days', async () => {
    const { within: inDialog } = await openShare();
    expect(await inDialog.findByText(/^Nessun link attivo/)).toBeTruthy();
    const chosen = inDialog.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen).toEqual([
      inDialog.getByRole('radio', { name: 'Cliente' }),
      inDialog.getByRole('radio', { name: '30 giorni' }),
    ]);
  });

  it('makes a link of the chosen kind, and offers first of all to copy it', async () => {
    const { server, user, press, within: inDialog } = await openShare();
    await user.click(await inDialog.findByRole('radio', { name: 'Cantiere' }));
    expect(inDialog.queryByRole('checkbox', { name: /listino/ })).toBeNull();
    await user.click(inDialog.getByRole('radio', { name: '7 giorni' }));
    await user.selectOptions(inDialog.getByRole('combobox', { name: 'Lingua del documento' }), 'Inglese');
    await user.click(inDialog.getByRole('checkbox', { name: 'Mostra schede e specifiche' }));
    await press('Crea link');
    const card = await inDialog.findByRole('article', { name: /^Cantiere, senza prezzi/ });
    const wish = { audience: 'SITE', days: 7, language: 'en', showPrices: false, showSpecs: false };
    expect(asked(server, 'CreateShareLink')).toEqual([
      { input: { ...wish, quotation: 'q1', key: expect.any(String) } },
    ]);
    expect(within(card).getByRole('button', { name: 'Copia indirizzo' })).toBeTruthy();
    const copy = inDialog.getAllByRole('button', { name: 'Copia indirizzo' }).at(-1);
    await waitFor(() => expect(document.activeElement).toBe(copy));
    expect(copy?.className).toContain('primary');
    expect(inDialog.getByRole('button', { name: 'Nuovo link' }).className).not.toContain('primary');
    await user.keyboard('{Enter}');
    expect(await navigator.clipboard.readText()).toBe(aLink().address);
    expect(inDialog.getByText('Indirizzo copiato', { selector: '[aria-live=polite]' })).toBeTruthy();
  });

  it('says of one link alone that its address is copied: the one that the clipboard holds', async () => {
    const links = [
      aLink({ address: 'https://x.example/a' }),
      aLink({ id: 'b', address: 'https://x.example/b' }),
    ];
    const { user, within: inDialog } = await openShare(links);
    const cards = await inDialog.findAllByRole('article');
    const copied = () =>
      cards.map((card) => within(card).queryByRole('button', { name: 'Indirizzo copiato' }) !== null);
    const copy = (card: HTMLElement | undefined) =>
      user.click(within(card as HTMLElement).getByRole('button', { name: 'Copia indirizzo' }));
    await copy(cards[0]);
    await waitFor(() => expect(copied()).toEqual([true, false]));
    await copy(cards[1]);
    await waitFor(() => expect(copied()).toEqual([false, true]));
    expect(await navigator.clipboard.readText()).toBe('https://x.example/b');
  });

  it('says before a link is made what it shows, that it is live, and until when', async () => {
    const { user, dialog, within: inDialog } = await openShare();
    await inDialog.findByRole('radio', { name: 'Cliente' });
    expect(dialog.textContent).toContain('Prezzi, totale e anche i tuoi sconti, riga per riga');
    const live = () =>
      inDialog.getByText(/^Chi apre il link vede il preventivo com'è in quel momento/).textContent;
    const thirty = live();
    expect(thirty).toMatch(/fino al \d\d\/\d\d\/\d{4}\.$/);
    await user.click(inDialog.getByRole('radio', { name: '7 giorni' }));
    expect(live()).not.toBe(thirty);
  });

  it('says on the card of a customer what it shows now: discounts that were given after it was made too', async () => {
    const { within: inDialog } = await openShare([aLink(), aLink({ id: 'b', audience: 'SITE' })]);
    const customer = await inDialog.findByRole('article', { name: /^Cliente/ });
    expect(customer.textContent).toContain('Ora mostra prezzi, totale e i tuoi sconti, riga per riga.');
    expect(inDialog.getByRole('article', { name: /^Cantiere/ }).textContent).not.toContain('Ora mostra');
  });

  it('says on the card of a customer that discounts will be shown, while there are none', async () => {
    const { within: inDialog } = await openShare([aLink()], {}, withoutDiscounts());
    const card = await inDialog.findByRole('article', { name: /^Cliente/ });
    expect(card.textContent).toContain(
      'Ora mostra prezzi e totale; se metti degli sconti, mostra anche quelli.',
    );
  });

  it('offers no button but the way out until it knows the links', async () => {
    let answer = (_: object) => {};
    aServer({
      quotation: aQuotation(),
      others: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const { user } = await openQuotation();
    await openMenu(user, 'Altre azioni');
    await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Condividi il preventivo' });
    const labels = () => [...dialog.querySelectorAll('.df button')].map(({ textContent }) => textContent);
    expect(labels()).toEqual(['Chiudi']);
    await act(async () => answer({ shareLinks: [] }));
    await waitFor(() => expect(labels()).toEqual(['Chiudi', 'Crea link']));
  });

  it('shows audience, author, expiry and openings of each link', async () => {
    const openedAt = '2026-11-20T10:30:00.000Z';
    const { within: inDialog } = await openShare([
      aLink(),
      aLink({ id: 'link-0', audience: 'SITE', language: 'en', openedAt, openings: 3 }),
    ]);
    const text = (await inDialog.findAllByRole('article')).map(({ textContent }) => textContent);
    expect(text[0]).toMatch(/Creato da Marta Bellini il 20\/11\/2026 · Italiano.*Mai aperto/);
    expect(text[1]).toMatch(/Cantiere.*Inglese.*Aperto 3 volte, l'ultima il 20\/11\/2026 11:30/);
    expect(inDialog.queryByRole('radio')).toBeNull();
  });

  it('reloads openings when the window gets the focus back, and after each change', async () => {
    const links = [aLink()];
    const { user, press, within: inDialog } = await openShare(links);
    expect(await inDialog.findByText('Mai aperto')).toBeTruthy();
    const open = (link: number) => {
      links[link] = { ...aLink(links[link]), openings: 1, openedAt: '2026-11-20T10:30:00.000Z' };
    };
    open(0);
    fireEvent.focus(window);
    expect(await inDialog.findByText(/^Aperto una volta/)).toBeTruthy();
    links.push(aLink({ id: 'link-0' }));
    await press('Nuovo link');
    await press('Crea link');
    await waitFor(() => expect(inDialog.getAllByRole('article')).toHaveLength(3));
    open(0);
    await user.click(inDialog.getAllByRole('button', { name: 'Revoca' })[2] as HTMLElement);
    await press('Revoca link');
    await waitFor(() => expect(inDialog.getAllByText(/^Aperto una volta/)).toHaveLength(2));
  });

  it('revokes a link after a question in its place, and says so', async () => {
    const { server, press, within: inDialog } = await openShare([aLink()]);
    await inDialog.findByRole('article', customers);
    await press('Revoca');
    expect(document.activeElement).toBe(inDialog.getByRole('button', { name: 'Annulla' }));
    await press('Annulla');
    expect(document.activeElement).toBe(inDialog.getByRole('button', { name: 'Revoca' }));
    await press('Revoca');
    await press('Revoca link');
    await waitFor(() => expect(inDialog.queryByRole('article')).toBeNull());
    expect(asked(server, 'RevokeShareLink')).toEqual([{ quotation: 'q1', id: 'link-1' }]);
    await waitFor(() =>
      expect(document.activeElement).toBe(inDialog.getByRole('heading', { name: 'Link attivi' })),
    );
    expect(inDialog.getByText('Link revocato')).toBeTruthy();
  });

  it('shows the QR code of the address, and makes a PDF with it', async () => {
    const openPdf = vi.spyOn(documents, 'openPdf').mockResolvedValue();
    const { press, within: inDialog } = await openShare([aLink()]);
    await inDialog.findByRole('article', customers);
    await press('Codice QR');
    const code = inDialog.getByRole('img', { name: 'Codice QR del link' });
    expect(code.querySelectorAll('path')[1]?.getAttribute('d')).toBe(qrShape(aLink().address).path);
    await press('PDF con il codice');
    await waitFor(() => expect(openPdf).toHaveBeenCalled());
    expect(openPdf.mock.calls[0]?.[0]).toMatchObject({
      id: 'q1',
      type: 0,
      link: { id: 'link-1', address: aLink().address },
    });
  });

  it('shows the address where the browser does not copy it', async () => {
    const { press, within: inDialog } = await openShare([aLink()]);
    await inDialog.findByRole('article', customers);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await press('Copia indirizzo');
    const field = await inDialog.findByRole<HTMLInputElement>('textbox', { name: /copia l'indirizzo/ });
    expect(field.value).toBe(aLink().address);
  });

  it('says that pending changes are not in the link', async () => {
    sharing([aLink()]);
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await openMenu(user, 'Stampa');
    await user.click(screen.getByRole('menuitem', { name: /codice QR/ }));
    expect(await screen.findByText(/^Il link mostra ciò che è salvato/)).toBeTruthy();
  });

  it('offers another try when links cannot be loaded, and keeps the form when a link cannot be made', async () => {
    const failing: { on?: unknown } = { on: 'ShareLinks' };
    const { user, press, within: inDialog } = await openShare([], failing);
    expect((await inDialog.findByRole('alert')).textContent).toContain('Manca la connessione');
    failing.on = 'CreateShareLink';
    await press('Riprova');
    await user.click(await inDialog.findByRole('radio', { name: '90 giorni' }));
    await press('Crea link');
    expect((await inDialog.findByRole('alert')).textContent).toContain('Non so se è arrivato');
    expect(inDialog.getByRole<HTMLInputElement>('radio', { name: '90 giorni' }).checked).toBe(true);
  });
});
