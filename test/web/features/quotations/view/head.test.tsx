import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { aQuotation } from '#test/support/builders/document.ts';
import * as documents from '#web/features/quotations/print/download-document.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aRefusingServer,
  aServer,
  openMenu,
  openQuotation,
  openScreen,
  place,
  saveButton,
  signIn,
  textOf,
} from './open-quotation.tsx';

const menus = [
  { name: 'Stampa', make: 'openPrintView', at: 1 },
  { name: 'Apri PDF', make: 'openPdf', at: 1 },
  { name: 'Excel', make: 'downloadSpreadsheet', at: 2 },
] as const;

type Make = (typeof menus)[number]['make'];
let making: Record<Make, MockInstance<(...given: unknown[]) => Promise<void>>>;
/** Documents that were asked for: what is chosen, and what is awaited. */
const made = (make: Make) => making[make].mock.calls as unknown[][];

beforeEach(() => {
  signIn();
  // Like the real ones, they make nothing before the save has worked.
  const afterSave = async (...given: unknown[]) => void (await given.at(-1));
  making = {
    openPrintView: vi.spyOn(documents, 'openPrintView').mockImplementation(afterSave),
    openPdf: vi.spyOn(documents, 'openPdf').mockImplementation(afterSave),
    downloadSpreadsheet: vi.spyOn(documents, 'downloadSpreadsheet').mockImplementation(afterSave),
  } as never;
});

describe('the head of a quotation', () => {
  it('asks the server for the quotation and shows its name in the breadcrumbs [QVW-002, QVW-003, QVW-070]', async () => {
    const server = aServer({ quotation: aQuotation({ province: 'bo' }) });
    const { user } = await openQuotation();
    expect(server.asked[0]).toEqual({ operation: 'Quotation', variables: { id: 'q1' } });
    const trail = screen.getByRole('navigation', { name: 'Percorso' });
    expect(textOf(trail)).toBe('PreventiviCondominio Via dei Mille 14 - Bologna (BO)');
    await user.click(screen.getByRole('link', { name: 'Preventivi' }));
    expect(place()).toBe('/preventivi');
  });

  it('shows place, area, date and price list', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(screen.getByText('Bologna (BO)')).toBeTruthy();
    expect(textOf(screen.getByRole('button', { name: /^Superficie 320.m², modifica/ }))).toBe(
      'Superficie 320 m²',
    );
    expect(screen.getByText('Creato il 18/11/2026')).toBeTruthy();
    expect(screen.getByText('Prezzi di Listino 2026')).toBeTruthy();
  });

  it('marks an archived quotation, and only such a one [QVW-006, QVW-058]', async () => {
    aServer({ quotation: aQuotation({ archived: true }) });
    await openQuotation();
    expect(screen.getByText('Archiviato')).toBeTruthy();
  });

  it('does not mark an active one [QVW-006]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation();
    expect(screen.queryByText('Archiviato')).toBeNull();
  });

  it('offers to edit the details and the products [QVW-005, QVW-015]', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    expect(screen.getByRole('button', { name: 'Modifica dettagli' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Modifica prodotti' }));
    expect(place()).toBe('/preventivi/q1/modifica');
  });
});

/** Documents with a QR code: test/web/features/quotations/view/share.test.tsx. */
const withoutCode = (labels: readonly string[]) => labels.filter((label) => !label.includes('QR'));

describe.each(menus)('the menu $name', ({ name, make, at }) => {
  it('offers the standard document and the one without prices [QVW-001, QVW-007, QVW-008, QVW-009, QVW-010, QVW-011]', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    const offered = withoutCode(await openMenu(user, name));
    expect(offered.map((label) => label.replace(/^.*?(con|senza)/, '$1'))).toEqual([
      'con prezzi, sconti e quantità',
      'senza prezzi, con specifiche',
    ]);
    await user.click(screen.getByRole('menuitem', { name: /senza prezzi/ }));
    expect(made(make)[0]?.[0]).toEqual({
      id: 'q1',
      pricelist: 'pcu',
      showPrices: false,
      showSpecs: false,
      type: 2,
    });
  });

  it('offers the standard document alone without an owner price list [QVW-010, QVW-011]', async () => {
    aServer({ quotation: aQuotation({ pricelist: null }) });
    const { user } = await openQuotation();
    const [standard, ...others] = withoutCode(await openMenu(user, name));
    expect(others).toEqual([]);
    await user.click(screen.getByRole('menuitem', { name: standard ?? '' }));
    // Without a price list the first package alone counts (OP20), and it is too little.
    await user.click(await screen.findByRole('button', { name: 'Continua così' }));
    expect(made(make)[0]?.[0]).toMatchObject({ type: 0, pricelist: null });
  });

  it('saves pending changes first, and says so [QVW-060, QVW-061, QVW-062]', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await openMenu(user, name);
    await user.click(screen.getByRole('menuitem', { name: /^Salva .* e quantità$/ }));
    expect(server.saved).toHaveLength(1);
    await expect(made(make)[0]?.[at]).resolves.toBeUndefined();
    expect(saveButton().disabled).toBe(true);
  });

  it('makes no document when the save fails [QVW-060, QVW-061, QVW-062]', async () => {
    aServer({
      quotation: aQuotation(),
      update: () => Promise.reject(new GraphqlFailure('offline')),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await openMenu(user, name);
    await user.click(screen.getByRole('menuitem', { name: /sconti e quantità$/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Le modifiche sono ancora qui');
    await expect(made(make)[0]?.[at]).rejects.toBeTruthy();
    expect(saveButton().disabled).toBe(false);
  });

  it('sends no save without changes', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    await openMenu(user, name);
    await user.click(screen.getByRole('menuitem', { name: /sconti e quantità$/ }));
    expect(server.saved).toEqual([]);
  });

  it('takes the switches over into the document', async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('switch', { name: 'Mostra listino' }));
    await user.click(screen.getByRole('switch', { name: 'Mostra schede e specifiche' }));
    await openMenu(user, name);
    await user.click(screen.getByRole('menuitem', { name: /sconti e quantità$/ }));
    expect(made(make)[0]?.[0]).toMatchObject({
      showPrices: true,
      showSpecs: true,
    });
  });

  it('says why a document could not be made', async () => {
    aServer({ quotation: aQuotation() });
    making[make].mockRejectedValue(new GraphqlFailure('too-many-requests'));
    const { user } = await openQuotation();
    await openMenu(user, name);
    await user.click(screen.getByRole('menuitem', { name: /sconti e quantità$/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Troppe richieste');
  });
});

describe('the query parameter print', () => {
  it.each([
    ['0', 0],
    ['2', 2],
  ])('%s opens the print view of that type once and leaves the address [QVW-004]', async (asked, type) => {
    aServer({ quotation: aQuotation() });
    await openQuotation(`?print=${asked}`);
    await waitFor(() => expect(making.openPrintView).toHaveBeenCalledTimes(1));
    expect(made('openPrintView')[0]?.[0]).toMatchObject({ id: 'q1', type });
    await waitFor(() => expect(place()).toBe('/preventivi/q1'));
    expect(making.openPrintView).toHaveBeenCalledTimes(1);
  });

  it('with another value only leaves the address [QVW-004]', async () => {
    aServer({ quotation: aQuotation() });
    await openQuotation('?print=1');
    await waitFor(() => expect(place()).toBe('/preventivi/q1'));
    expect(making.openPrintView).not.toHaveBeenCalled();
  });
});

it('leads back to the list from a missing quotation [QER-022]', async () => {
  aRefusingServer('not-found');
  openScreen();
  expect(await screen.findByText('Non esiste più o non puoi vederlo.')).toBeTruthy();
  expect(screen.getByRole('link', { name: "Torna all'elenco" }).getAttribute('href')).toBe('/preventivi');
});

describe('the focus', () => {
  it.each([
    ['Excel', /^Esporta/],
    [/^Condividi, misure/, /^Esporta/],
  ])(
    'stays with the menu %s while its document is made, and is on its button again then',
    async (menu, item) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      making.downloadSpreadsheet.mockReturnValue(promise);
      aServer({ quotation: aQuotation() });
      const { user } = await openQuotation();
      await openMenu(user, menu);
      const [entry] = screen.getAllByRole('menuitem', { name: item });
      if (entry) await user.click(entry);
      const button = screen.getByRole<HTMLButtonElement>('button', { name: menu });
      expect([button.disabled, document.activeElement]).toEqual([true, button.parentElement]);
      resolve();
      await waitFor(() => expect(document.activeElement).toBe(button));
    },
  );
});

describe('the menu of a phone', () => {
  const open = async () => {
    aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    return { user, items: await openMenu(user, /^Condividi, misure/) };
  };

  it('has the usual document of each kind, and no more than twelve entries', async () => {
    const { items } = await open();
    expect(items.length).toBeLessThanOrEqual(12);
    const standard = 'con prezzi, sconti e quantità';
    const documents = items.slice(items.indexOf(`Stampa ${standard}`), -1);
    expect(documents).toEqual([
      `Stampa ${standard}`,
      `Apri il PDF ${standard}`,
      `Esporta ${standard}`,
      'Altri documenti',
    ]);
    expect(items.at(-1)).toBe('Archivia');
  });

  it.each(menus)('leads to the others of $name', async ({ make, at }) => {
    const verbs = { openPrintView: 'Stampa', openPdf: 'Apri il PDF', downloadSpreadsheet: 'Esporta' };
    const { user } = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Altri documenti' }));
    await user.click(
      await screen.findByRole('button', { name: `${verbs[make]} senza prezzi, con specifiche` }),
    );
    await waitFor(() => expect(made(make)).toHaveLength(1));
    expect(made(make)[0]?.[0]).toMatchObject({ type: 2 });
    expect(made(make)[0]).toHaveLength(at + 1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the links, for a document with the code of one', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Altri documenti' }));
    await user.click(await screen.findByRole('button', { name: 'Stampa con il codice QR di un link…' }));
    expect(await screen.findByRole('dialog', { name: 'Condividi il preventivo' })).toBeTruthy();
  });
});
