import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListedProduct, aListServer, chooseOf, names, openList, signIn } from './open-list.tsx';

beforeEach(() => signIn({ superUser: true }));

const uses = [
  { kind: 'CHOICE', id: 'f', name: { it: 'Finitura' } },
  { kind: 'PRICE_LIST', id: 'pcu', name: { it: 'PCU' } },
  { kind: 'PRICE_LIST', id: 'pccs', name: { it: 'PCCS' } },
  { kind: 'REQUIRED', id: 'r', name: { it: 'Piave Rasante' } },
];
const products = [aListedProduct(), aListedProduct({ id: 'b', name: { it: 'Bianca' } })];

async function asked(changes: Parameters<typeof aListedProduct>[0] = {}, of = uses) {
  const server = aListServer([aListedProduct(changes), ...products.slice(1)], of);
  const opened = await openList('/prodotti?archived=true');
  await chooseOf(opened.user, 'Adda Calce', 'Elimina');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Elimina il prodotto?' }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Elimina prodotto' }).hasAttribute('disabled')).toBe(false),
  );
  return { server, dialog, ...opened };
}

describe('the question before a product is deleted', () => {
  it('names the product and where it is used, and recommends to archive it [PRD-021, OPC-18]', async () => {
    const { dialog } = await asked();
    expect(dialog.getByText(/^Adda Calce viene eliminato per sempre/)).toBeTruthy();
    for (const text of [
      'Viene tolto dalle scelte di una fase',
      'Viene tolto da 2 listini',
      'Un prodotto non lo richiederà più',
      'Finitura',
      'PCU',
      'PCCS',
      'Piave Rasante',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByText(/Se lo archivi/)).toBeTruthy();
    const used = within(dialog.getByRole('region', { name: 'Dove è usato' }));
    const named = used.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named).toEqual(['Finitura', 'PCCS', 'PCU', 'Piave Rasante']);
  });

  it('says when it is not used', async () => {
    const { dialog } = await asked({}, []);
    expect(dialog.getByText('Non è usato in scelte, listini o altri prodotti.')).toBeTruthy();
  });

  it('leaves the product when it is cancelled [PRD-021]', async () => {
    const { dialog, server, user } = await asked();
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.asked('DeleteProduct')).toEqual([]);
    expect(names()).toEqual(['Adda Calce', 'Bianca']);
  });

  it('deletes it by its id when it is confirmed [PRD-021]', async () => {
    const { dialog, server, user } = await asked();
    await user.click(dialog.getByRole('button', { name: 'Elimina prodotto' }));
    expect(await screen.findByText('Adda Calce eliminato')).toBeTruthy();
    expect(server.asked('DeleteProduct')).toEqual([{ id: 'calce' }]);
    expect(names()).toEqual(['Bianca']);
  });

  it('archives it instead, with exactly its id and archived [PRD-057, OPC-18]', async () => {
    const { dialog, server, user } = await asked();
    await user.click(dialog.getByRole('button', { name: 'Archivia invece' }));
    expect(await screen.findByText('Adda Calce archiviato')).toBeTruthy();
    expect(server.asked('ArchiveProduct')).toEqual([{ id: 'calce', archived: true }]);
    expect(server.asked('DeleteProduct')).toEqual([]);
  });

  it('does not recommend to archive what is archived', async () => {
    const { dialog } = await asked({ archived: true });
    expect(dialog.queryByRole('button', { name: 'Archivia invece' })).toBeNull();
  });

  it('stays open and says why when it failed', async () => {
    const { dialog, server, user } = await asked();
    server.answers.DeleteProduct = () => {
      throw new GraphqlFailure('offline');
    };
    await user.click(dialog.getByRole('button', { name: 'Elimina prodotto' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Manca la connessione');
  });
});
