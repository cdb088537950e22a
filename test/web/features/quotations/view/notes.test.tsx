import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';
import { aServer, openMenu, openQuotation, rowOf, saveButton, signIn, textOf } from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const noteField = async () => (await screen.findByRole('dialog')).querySelector('textarea') as HTMLElement;

beforeEach(() => {
  signIn();
});

describe('notes', () => {
  it('of the quotation is written, shown with its lines, counted and saved', async () => {
    const server = aServer({ quotation: aQuotation() });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: 'Aggiungi una nota' }));
    await user.type(await noteField(), 'In maggio{Enter}Saldo alla fine ');
    expect(screen.getByText('26 di 2000')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    const note = screen.getByRole('region', { name: 'Nota del preventivo' });
    expect(within(note).getByText(/In maggio/).textContent).toBe('In maggio\nSaldo alla fine');
    expect(screen.getAllByText('1 modifica non salvata').length).toBeGreaterThan(0);
    await user.click(saveButton());
    expect(server.saved).toEqual([{ id: 'q1', revision: 1, note: 'In maggio\nSaldo alla fine' }]);
  });

  it('of a row is written from its menu and stands under its name; an empty one disappears', async () => {
    const server = aServer({ quotation: aQuotation({ selectedProducts: [aRow(), aColouredRow()] }) });
    server.update = (_, stored) => ({
      ...stored,
      revision: 2,
      selectedProducts: [aRow({ note: 'Lato nord' }), aColouredRow()],
    });
    const { user } = await openQuotation();
    await openMenu(user, `Azioni su ${detergent}`);
    await user.click(screen.getByRole('menuitem', { name: 'Nota' }));
    await user.type(await noteField(), 'Lato nord');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    const shown = within(rowOf(detergent)).getByRole('button', { name: `Nota di ${detergent}: Lato nord` });
    await user.click(saveButton());
    expect(server.saved[0]?.selectedProducts).toEqual([
      { sId: 'sanalga', note: 'Lato nord' },
      { sId: 'silicalce' },
    ]);
    await user.click(shown);
    await user.clear(await noteField());
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(textOf(rowOf(detergent))).not.toContain('Lato nord');
  });

  it('says so when it is too long, and cannot be applied', async () => {
    aServer({ quotation: aQuotation({ note: 'a'.repeat(2000) }) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: 'Modifica la nota del preventivo' }));
    await user.type(await noteField(), 'b');
    expect(screen.getByRole('alert').textContent).toBe('La nota ha al massimo 2000 caratteri');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Applica' }).disabled).toBe(true);
  });
});
