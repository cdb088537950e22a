import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Quotation, RowPrices } from '#shared/schemas/quotation.ts';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aServer, cellOf, openQuotation, saveButton, signIn, textOf, totalRow } from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const noDiscounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
/** Seven packages of 5 l cost 297.50 €; at today's price 350.00 €. */
const dearer: RowPrices = {
  sId: 'sanalga',
  version: 'v2',
  priceType: 'fixed',
  priceranges: [
    { name: 'Fascia 1', colors: [], prices: [{ id: '5', packaging: 5, quantity: 7, price: 50 }] },
  ],
};
const second: RowPrices = { ...dearer, sId: 'other', version: 'v3' };
const quotation: Quotation = {
  ...aQuotation({
    ...noDiscounts,
    selectedProducts: [aRow(), aRow({ id: 'other', name: { it: 'Altro' } })],
    selectedIncidences: [],
  }),
  todayPrices: [dearer, second],
};
const notice = () => screen.queryByText(/Il catalogo di oggi ha prezzi diversi/);

beforeEach(() => {
  signIn();
});

async function openDialog() {
  const { user } = await openQuotation();
  await user.click(screen.getByRole('button', { name: 'Confronta i prezzi' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

describe('prices that changed since', () => {
  it('are announced, and change nothing by themselves', async () => {
    aServer({ quotation });
    await openQuotation();
    expect(textOf(notice())).toContain('2 prodotti');
    expect(totalRow()).toContain('595,00 €');
    expect(saveButton().disabled).toBe(true);
  });

  it('are still announced after a save of another change', async () => {
    const server = aServer({
      quotation,
      update: (_, { todayPrices, ...before }) => ({ ...before, revision: before.revision + 1 }),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await user.click(saveButton());
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    expect(server.saved).toHaveLength(1);
    expect(textOf(notice())).toContain('2 prodotti');
  });

  it('are not announced when all prices are the same', async () => {
    aServer({ quotation: { ...quotation, todayPrices: [] } });
    await openQuotation();
    expect(notice()).toBeNull();
  });

  it('are compared row by row, and only ticked rows become a pending change', async () => {
    const server = aServer({ quotation });
    const { user, dialog } = await openDialog();
    const rows = within(dialog).getAllByRole('listitem').map(textOf);
    expect(rows[0]).toContain(detergent);
    expect(rows[0]).toContain('5 l42,50 € diventa 50,00 €');
    expect(rows[0]).toContain('297,50 € diventa 350,00 €');
    expect(rows[0]).toContain('+17,65 %');
    expect(textOf(dialog)).toContain('595,00 € diventa 700,00 €');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Altro' }));
    expect(textOf(dialog)).toContain('595,00 € diventa 647,50 €');
    await user.click(within(dialog).getByRole('button', { name: 'Aggiorna i prezzi (1)' }));
    expect(textOf(cellOf(detergent, 'Costo'))).toBe('350,00 €');
    expect(textOf(notice())).toContain('1 prodotto');
    expect(server.saved).toEqual([]);
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts?.map(({ sId, source }) => [sId, source])).toEqual([
      ['sanalga', { prices: 'v2' }],
      ['other', undefined],
    ]);
  });

  it('can be taken back', async () => {
    aServer({ quotation });
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Aggiorna i prezzi (2)' }));
    expect(notice()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(totalRow()).toContain('595,00 €');
    expect(saveButton().disabled).toBe(true);
  });

  it('can be taken back beside later edits, until they are saved', async () => {
    const server = aServer({ quotation });
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Aggiorna i prezzi (2)' }));
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(totalRow()).toContain('595,00 €');
    expect(totalRow()).toContain('1 incidenza su 2');
    await user.click(screen.getByRole('button', { name: 'Confronta i prezzi' }));
    await user.click(await screen.findByRole('button', { name: 'Aggiorna i prezzi (2)' }));
    server.update = (_, stored) => ({ ...stored, revision: 2 });
    await user.click(saveButton());
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await screen.findByText(/Le modifiche sono già salvate/);
  });

  it('cannot be updated without a row', async () => {
    aServer({ quotation });
    const { user, dialog } = await openDialog();
    const all = within(dialog).getByRole('checkbox', { name: 'Tutte le righe' });
    await user.click(all);
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: /Aggiorna i prezzi/ });
    expect(button.disabled).toBe(true);
    await user.click(all);
    expect(button.disabled).toBe(false);
  });

  it('are loaded anew when they changed again, and the edits stay', async () => {
    const server = aServer({
      quotation,
      update: () => {
        server.quotation = {
          ...quotation,
          todayPrices: [{ ...dearer, version: 'v9', priceranges: dearest }],
        };
        return Promise.reject(new GraphqlFailure('prices-changed'));
      },
    });
    const dearest = [
      { name: 'Fascia 1', colors: [], prices: [{ id: '5', packaging: 5, quantity: 7, price: 60 }] },
    ];
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Aggiorna i prezzi (2)' }));
    await user.click(saveButton());
    await screen.findByText(/I prezzi del catalogo sono cambiati di nuovo/);
    expect(textOf(await screen.findByText(/Il catalogo di oggi/))).toContain('1 prodotto');
    expect(textOf(cellOf(detergent, 'Costo'))).toBe('350,00 €');
    await user.click(screen.getByRole('button', { name: 'Confronta i prezzi' }));
    expect(textOf(await screen.findByRole('dialog'))).toContain('50,00 € diventa 60,00 €');
  });

  it('are not announced for a row while only ranges differ that it does not have', async () => {
    const coloured = aColouredRow();
    const elsewhere = {
      name: 'Nuova',
      colors: ['X'],
      prices: [{ id: 'n', packaging: 1, quantity: 0, price: 9 }],
    };
    const today: RowPrices = {
      sId: coloured.sId,
      version: 'v4',
      priceType: 'colors',
      priceranges: [...coloured.priceranges, elsewhere],
    };
    const rows = [coloured, aRow()];
    aServer({ quotation: { ...quotation, selectedProducts: rows, todayPrices: [today, dearer] } });
    const { dialog } = await openDialog();
    expect(textOf(notice())).toContain('1 prodotto');
    expect(within(dialog).getAllByRole('listitem').map(textOf)).toHaveLength(1);
    expect(within(dialog).getByRole('button', { name: 'Aggiorna i prezzi (1)' })).toBeTruthy();
  });
});
