import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aColouredRow, aQuotation, aRow } from '#test/support/builders/document.ts';
import { aServer, openQuotation, packsOf, rowOf, saveButton, signIn, textOf } from './open-quotation.tsx';

const oneRow = { discount: 0, discountExtra: 0, discountAccounting: 0, selectedProducts: [aRow()] };
beforeEach(() => {
  signIn();
});

describe('the packaging dialog', () => {
  const open = async () => {
    const server = aServer({ quotation: aQuotation({ ...oneRow, selectedProducts: [aColouredRow()] }) });
    const { user } = await openQuotation();
    await user.click(screen.getByRole('button', { name: /^Confezioni di Silicalce/ }));
    return { user, server };
  };
  const count = (size: number) =>
    screen.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(`^Confezioni da ${size}`) });
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
    expect(count(5).value).toBe('4');
    for (const left of ['3', '2', '1', '0']) {
      expect(less.disabled).toBe(false);
      await user.click(less);
      expect(count(5).value).toBe(left);
    }
    expect(less.disabled).toBe(true);
  });

  it('takes arrows, one package each, Home and digits [QVW-064, QVW-065]', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowLeft}');
    expect(count(15).value).toBe('4');
    await user.keyboard('{Home}12{ArrowUp}');
    expect(count(15).value).toBe('13');
  });

  it('applies nothing while a count is no whole number, and goes to it', async () => {
    const { user } = await open();
    await user.keyboard('2,5');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    screen.getByRole('dialog');
    expect(document.activeElement).toBe(count(15));
    expect(count(15).value).toBe('2,5');
    await user.keyboard('2{Enter}');
    expect(packsOf('Silicalce Facciata')).toBe('2 × 15 l3 × 5 l');
  });

  it('shows quantity and cost of the counts, and the automatic counts on request', async () => {
    const { user } = await open();
    expect(summary()).toBe('Fabbisogno89,6 lScelti>90 lSconto—nessun valoreCosto1.128,00 €');
    await user.keyboard('{ArrowLeft}');
    expect(summary()).toBe('Fabbisogno89,6 lScelti<75 lSconto—nessun valoreCosto940,80 €');
    expect(textOf(document.querySelector('.pack-total'))).toContain(
      'Di listino 940,80 € · mancano 14,6 l al fabbisogno',
    );
    await user.click(screen.getByRole('button', { name: 'Ricalcola in automatico' }));
    expect([count(15).value, count(5).value]).toEqual(['6', '0']);
  });

  it('changes the row when applied, and nothing when cancelled [QVW-059]', async () => {
    const { user, server } = await open();
    await user.keyboard('{ArrowLeft}');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi e perdi le modifiche' }));
    expect(packsOf('Silicalce Facciata')).toBe('5 × 15 l3 × 5 l');
    await user.click(screen.getByRole('button', { name: /^Confezioni di Silicalce/ }));
    await user.keyboard('{ArrowLeft}');
    await user.click(screen.getByRole('button', { name: 'Applica' }));
    expect(packsOf('Silicalce Facciata')).toBe('4 × 15 l3 × 5 l');
    expect(server.saved).toEqual([]);
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Continua così' }));
    expect(server.saved[0]?.selectedProducts?.[0]?.prices).toEqual([
      { id: '15', quantity: 4 },
      { id: '5', quantity: 3 },
    ]);
  });

  it('is applied by Enter in a count, but not by the held one that opened it', async () => {
    const { user, server } = await open();
    await user.keyboard('{ArrowLeft}');
    fireEvent.keyDown(count(15), { key: 'Enter', repeat: true });
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(packsOf('Silicalce Facciata')).toBe('4 × 15 l3 × 5 l');
    expect(server.saved).toEqual([]);
  });

  it('gives the focus back to the cell', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(rowOf('Silicalce Facciata').contains(document.activeElement)).toBe(true);
  });
});
