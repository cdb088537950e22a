import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { signIn } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListServer, names, openList } from './open-list.tsx';

async function openDialog() {
  const server = aListServer([
    aQuotationLight({ id: 'q1', name: 'Casa Mengoni', location: 'Imola', province: 'BO' }),
    aQuotationLight({ id: 'q2', name: 'Villa Aurelia' }),
  ]);
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Altre azioni su Casa Mengoni' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Elimina il preventivo?' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { server, dialog, press };
}

beforeEach(() => {
  signIn();
});

describe('deleting a quotation', () => {
  it('asks from the menu of the row, names the quotation and starts on cancel [QLS-016, QLS-034]', async () => {
    const { dialog } = await openDialog();
    expect(dialog.textContent).toContain('"Casa Mengoni - Imola (BO)" sarà eliminato per sempre.');
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Annulla' })),
    );
  });

  it('deletes when confirmed: the quotation leaves the list and a message says so [QLS-035]', async () => {
    const { server, press } = await openDialog();
    await press('Elimina preventivo');
    expect(await screen.findByText('Preventivo eliminato: Casa Mengoni - Imola (BO)')).toBeTruthy();
    expect(names()).toEqual(['Villa Aurelia']);
    expect(server.asked('DeleteQuotation')).toEqual([{ id: 'q1' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('keeps the quotation when cancelled [QLS-035]', async () => {
    const { server, press } = await openDialog();
    await press('Annulla');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(names()).toEqual(['Villa Aurelia', 'Casa Mengoni']);
    expect(server.asked('DeleteQuotation')).toEqual([]);
  });

  it('stays open and says why when it fails [QER-022]', async () => {
    const { server, dialog, press } = await openDialog();
    server.answers.DeleteQuotation = () => {
      throw new GraphqlFailure('offline');
    };
    await press('Elimina preventivo');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Manca la connessione');
    expect(names()).toContain('Casa Mengoni');
  });
});
