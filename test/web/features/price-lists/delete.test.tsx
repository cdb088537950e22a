import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListsServer, aPriceList, openLists, priceListProducts } from './open-price-lists.tsx';

async function openDialog(uses: Parameters<typeof aListsServer>[1] = {}) {
  const server = aListsServer([aPriceList(), aPriceList({ id: 'pccs', name: 'PCCS' })], uses);
  const { user } = await openLists();
  await user.click(screen.getByRole('button', { name: 'Altre azioni su PCU' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Elimina il listino?' });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { server, user, dialog, button };
}
const rows = () => [...document.querySelectorAll('tbody .main')].map(({ textContent }) => textContent);

describe('deleting a price list', () => {
  it('asks from the menu of its row and deletes it by its id when confirmed [PLI-013, PLI-014, PLI-032]', async () => {
    const { server, user, dialog, button } = await openDialog();
    await within(dialog).findByText(/"PCU" sarà eliminato per sempre/);
    expect(server.asked('DeletePriceList')).toEqual([]);
    await user.click(button('Elimina listino'));
    expect(await screen.findByText('Listino eliminato: PCU')).toBeTruthy();
    expect(server.asked('DeletePriceList')).toEqual([{ id: 'pcu', replacement: undefined }]);
    expect(rows()).toEqual(['PCCS']);
  });

  it('keeps it when cancelled [PLI-014]', async () => {
    const { server, user, button } = await openDialog();
    await user.click(button('Annulla'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.asked('DeletePriceList')).toEqual([]);
  });

  it('of one in use counts who uses it and asks for the list that replaces it [OPC-16]', async () => {
    const { server, user, dialog, button } = await openDialog({ users: 3, phases: 1 });
    await within(dialog).findByText(/"PCU" è in uso: 3 utenti, 1 fase/);
    expect(isOff(button('Sostituisci ed elimina'))).toBe(true);
    const select = within(dialog).getByRole('combobox', { name: 'Listino sostitutivo' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Scegli un listino', 'PCCS']);
    await user.selectOptions(select, 'PCCS');
    await user.click(button('Sostituisci ed elimina'));
    expect(await screen.findByText('Listino eliminato: PCU')).toBeTruthy();
    expect(server.asked('DeletePriceList')).toEqual([{ id: 'pcu', replacement: 'pccs' }]);
  });

  it('says how many of its products have a price that goes with it', async () => {
    const { dialog } = await openDialog();
    await within(dialog).findByText('2 suoi prodotti hanno qui un prezzo, che va perso con il listino.');
  });

  it('goes on until every user has the other list [OPC-16]', async () => {
    const { server, user, dialog, button } = await openDialog({ users: 250 });
    const answers = [
      { deleted: false, usersLeft: 50 },
      { deleted: true, usersLeft: 0 },
    ];
    server.answers.DeletePriceList = () => ({ deletePriceList: answers.shift() });
    await user.selectOptions(await within(dialog).findByRole('combobox'), 'PCCS');
    await user.click(button('Sostituisci ed elimina'));
    expect(await screen.findByText('Listino eliminato: PCU')).toBeTruthy();
    expect(server.asked('DeletePriceList')).toHaveLength(2);
  });

  it('is not for super users who do not manage all of its users [OPC-16]', async () => {
    const { dialog, button } = await openDialog({ users: 3, unmanagedUsers: 2 });
    await within(dialog).findByText(/2 di questi utenti sono di paesi che non gestisci/);
    expect(isOff(button('Sostituisci ed elimina'))).toBe(true);
  });

  it('that fails stays open and says why, with the counts of now', async () => {
    const { server, user, dialog, button } = await openDialog();
    await within(dialog).findByText(/sarà eliminato/);
    server.answers.DeletePriceList = () => {
      throw new GraphqlFailure('in-use', { users: 1, phases: 0 });
    };
    server.answers.PriceListUses = () => ({
      priceListUses: { users: 1, unmanagedUsers: 0, phases: 0 },
      priceListProducts,
    });
    await user.click(button('Elimina listino'));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('ancora in uso');
    expect(await within(dialog).findByText(/"PCU" è in uso: 1 utente, 0 fasi/)).toBeTruthy();
  });
});
