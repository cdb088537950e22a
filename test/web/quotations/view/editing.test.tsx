import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aServer,
  cellOf,
  openMenu,
  openQuotation,
  rowOf,
  saveButton,
  signIn,
  textOf,
  totalRow,
} from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const oneRow = { discount: 0, discountExtra: 0, discountAccounting: 0, selectedProducts: [aRow()] };
const field = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name });
type User = Awaited<ReturnType<typeof openQuotation>>['user'];

async function type(user: User, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

beforeEach(() => {
  signIn();
});

describe('saving', () => {
  it('is possible only after a change, and not again after it worked [QVW-036, QVW-037, QVW-059]', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    expect(saveButton().disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    expect(saveButton().disabled).toBe(false);
    expect(screen.getAllByText('1 modifica non salvata').length).toBeGreaterThan(0);
    expect(server.saved).toEqual([]);
    await user.click(saveButton());
    await waitFor(() => expect(saveButton().disabled).toBe(true));
    expect(screen.getAllByText('Tutto salvato alle 09:42').length).toBeGreaterThan(0);
  });

  it('sends the changes from the revision they started from, without prices [QVW-068]', async () => {
    const server = aServer({ quotation: aQuotation({ revision: 7 }) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    await user.click(
      screen.getByRole('button', { name: `Superficie di ${detergent} legata al preventivo: slega` }),
    );
    await user.click(saveButton());
    expect(server.saved).toHaveLength(1);
    expect(server.saved[0]).toMatchObject({
      id: 'q1',
      revision: 7,
      selectedIncidences: ['sanalga', 'rasacalce'],
    });
    expect(server.saved[0]?.selectedProducts?.[0]).toEqual({ sId: 'sanalga', lockedArea: false, area: 320 });
    expect(JSON.stringify(server.saved[0])).not.toContain('price"');
  });

  it('works with Ctrl+S', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: 'Somma tutte le incidenze' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(server.saved).toHaveLength(1);
  });

  it('that fails keeps the changes and says why [QER-022]', async () => {
    const server = aServer({
      quotation: aQuotation(),
      update: () => Promise.reject(new GraphqlFailure('offline')),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: "Somma l'incidenza di Rasacalce Fibro" }));
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Non ho salvato: manca la connessione. Le modifiche sono ancora qui.',
    );
    expect(totalRow()).toContain('2 incidenze su 5');
    expect(saveButton().disabled).toBe(false);
    await user.click(within(alert).getByRole('button', { name: 'Chiudi avviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.saved).toHaveLength(1);
  });

  it('keeps what is changed while it is under way', async () => {
    let answer = () => {};
    const server = aServer({
      quotation: aQuotation(oneRow),
      update: (input, quotation) =>
        new Promise((resolve) => {
          answer = () => resolve({ ...quotation, area: input.area ?? quotation.area, revision: 2 });
        }),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /^Superficie 320.m², modifica/ }));
    await type(user, 'Superficie', '400');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    await user.click(saveButton());
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    await act(async () => answer());
    expect(screen.getAllByText('1 modifica non salvata').length).toBeGreaterThan(0);
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('400 m²');
    await user.click(saveButton());
    expect(server.saved[1]).toEqual({ id: 'q1', revision: 2, selectedIncidences: [] });
  });
});

describe('the lock', () => {
  it('unlocks a row with its area and locks it again to the quotation [QVW-027, QCA-033, QCA-034, QCA-035]', async () => {
    aServer({ quotation: aQuotation(oneRow) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /legata al preventivo: slega/ }));
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
    await user.click(screen.getByRole('button', { name: /^Superficie di Sanalga.*: \d/ }));
    expect(screen.getByRole('heading', { name: `Superficie propria di ${detergent}` })).toBeTruthy();
    await type(user, 'Superficie', '45,5');
    await user.keyboard('{Enter}');
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('45,5 m²');
    await user.click(screen.getByRole('button', { name: /^Superficie propria di .*: lega al preventivo/ }));
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
  });
});

describe('the area dialog', () => {
  const open = async () => {
    aServer({ quotation: aQuotation(oneRow) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /^Superficie di Sanalga.*: \d/ }));
    return user;
  };

  it('of a locked row edits the quotation, says so, and all follows [QVW-046, QCA-014, QCA-028]', async () => {
    const user = await open();
    expect(screen.getByRole('heading', { name: 'Superficie del preventivo' })).toBeTruthy();
    expect(field('Superficie').value).toBe('320');
    await type(user, 'Superficie', '12,5');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('12,5 m²');
    expect(textOf(cellOf(detergent, 'Confezioni'))).toBe('1 × 5 l');
  });

  it('asks for an area once the field is left [QCA-012]', async () => {
    const user = await open();
    await type(user, 'Superficie', '');
    expect(screen.queryByText('Scrivi la superficie')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(screen.getByText('Scrivi la superficie')).toBeTruthy();
    expect(document.activeElement).toBe(field('Superficie'));
    await type(user, 'Superficie', '0');
    expect(screen.queryByText('Scrivi la superficie')).toBeNull();
  });

  it('shows the number as it will be understood [QCA-010]', async () => {
    const user = await open();
    await type(user, 'Superficie', '12.5');
    await user.tab();
    expect(field('Superficie').value).toBe('125');
  });

  it('asks before it forgets what was typed', async () => {
    const user = await open();
    await type(user, 'Superficie', '5');
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(screen.getByText(/Hai delle modifiche non pubblicate/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Esci senza salvare' }));
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
  });
});

describe('the discount dialog', () => {
  it('of the quotation says that it replaces those of the rows, and does [QVW-047, QCA-018, QCA-019]', async () => {
    aServer({
      quotation: aQuotation({
        ...oneRow,
        selectedProducts: [aRow(), aRow({ sId: 'other', discount: 0.3, name: { it: 'Altro' } })],
      }),
    });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: 'Sconto globale' }));
    expect(screen.getByText('I tre sconti sostituiranno quelli dei 2 prodotti.')).toBeTruthy();
    await type(user, 'Sconto di codifica', '10');
    await type(user, 'Sconto extra', '5');
    await type(user, 'Sconto contabile', '2');
    await user.keyboard('{Enter}');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('16,21 %');
    expect(textOf(cellOf('Altro', 'Sconto'))).toBe('16,21 %');
  });

  it('of a row is in its menu, also before there is any discount [QVW-018, QVW-047]', async () => {
    const server = aServer({
      quotation: aQuotation({
        ...oneRow,
        selectedProducts: [aRow(), aRow({ sId: 'other', name: { it: 'Altro' } })],
      }),
    });
    const { user } = await openQuotation();
    await openMenu(user, 'Azioni su Altro');
    await user.click(screen.getByRole('menuitem', { name: 'Sconto' }));
    expect(screen.getByRole('heading', { name: 'Sconto di Altro' })).toBeTruthy();
    await type(user, 'Sconto di codifica', '33,33');
    await user.keyboard('{Enter}');
    expect(textOf(cellOf('Altro', 'Sconto'))).toBe('33,33 %');
    expect(textOf(cellOf(detergent, 'Sconto'))).toBe('—nessun valore');
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts?.[1]).toEqual({ sId: 'other', discount: 0.3333 });
  });

  it.each(['Sconto di codifica', 'Sconto contabile', 'Sconto extra'])(
    'needs %s, from 0 to 100 [QCA-016, QCA-017]',
    async (name) => {
      aServer({ quotation: aQuotation(oneRow) });
      const { user } = await openQuotation();
      await user.click(screen.getByRole('button', { name: 'Sconto globale' }));
      await type(user, name, '');
      await user.tab();
      expect(screen.getByText('Scrivi lo sconto')).toBeTruthy();
      await type(user, name, '100,5');
      await user.tab();
      expect(screen.getByText('Lo sconto va da 0 a 100')).toBeTruthy();
      await type(user, name, '0');
      expect(screen.queryByText('Lo sconto va da 0 a 100')).toBeNull();
    },
  );
});

describe('the packaging dialog', () => {
  const open = async () => {
    const server = aServer({ quotation: aQuotation({ ...oneRow, selectedProducts: [aColouredRow()] }) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /^Confezioni di Silicalce/ }));
    return { user, server };
  };
  const count = (size: number) =>
    screen.getByRole('spinbutton', { name: new RegExp(`^Confezioni da ${size}`) });
  const summary = () => textOf(document.querySelector('.pack-summary'));

  it('is 700 wide and starts in the first count [QVW-045]', async () => {
    await open();
    expect(screen.getByRole('dialog').classList).toContain('d700');
    expect(document.activeElement).toBe(count(15));
    expect(textOf(screen.getByRole('dialog'))).toContain(
      'CC 214 · Fascia 2 · tinte medie · 320 m² × 0,28 l/m²',
    );
  });

  it('adds and takes away one package at a time, down to 0 [QVW-063, QVW-064, QVW-065]', async () => {
    const { user } = await open();
    const less = screen.getByRole<HTMLButtonElement>('button', { name: /^Uno in meno di Confezioni da 5/ });
    await user.click(screen.getByRole('button', { name: /^Uno in più di Confezioni da 5/ }));
    expect(count(5).textContent).toBe('4');
    for (const left of ['3', '2', '1', '0']) {
      expect(less.disabled).toBe(false);
      await user.click(less);
      expect(count(5).textContent).toBe(left);
    }
    expect(less.disabled).toBe(true);
  });

  it('takes arrows, Home and digits', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowLeft}');
    expect(count(15).textContent).toBe('4');
    await user.keyboard('{Home}12{ArrowUp}');
    expect(count(15).textContent).toBe('13');
  });

  it('shows what the counts make, and the automatic ones on request', async () => {
    const { user } = await open();
    expect(summary()).toBe('Fabbisogno89,6 lScelti>90 lSconto—nessun valoreCosto1.128,00 €');
    await user.keyboard('{ArrowLeft}');
    expect(summary()).toBe('Fabbisogno89,6 lScelti<75 lSconto—nessun valoreCosto940,80 €');
    expect(textOf(document.querySelector('.pack-total'))).toContain(
      'Di listino 940,80 € · mancano 14,6 l al fabbisogno',
    );
    await user.click(screen.getByRole('button', { name: 'Ricalcola in automatico' }));
    expect([count(15).textContent, count(5).textContent]).toEqual(['6', '0']);
  });

  it('changes the row when applied, and nothing when cancelled [QVW-059]', async () => {
    const { user, server } = await open();
    await user.keyboard('{ArrowLeft}');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(textOf(cellOf('Silicalce Facciata', 'Confezioni'))).toBe('5 × 15 l3 × 5 l');
    await user.click(screen.getByRole('button', { name: /^Confezioni di Silicalce/ }));
    await user.keyboard('{ArrowLeft}');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(textOf(cellOf('Silicalce Facciata', 'Confezioni'))).toBe('4 × 15 l3 × 5 l');
    expect(server.saved).toEqual([]);
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts?.[0]?.prices).toEqual([
      { id: '15', quantity: 4 },
      { id: '5', quantity: 3 },
    ]);
  });

  it('gives the focus back to the cell', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(rowOf('Silicalce Facciata').contains(document.activeElement)).toBe(true);
  });
});
