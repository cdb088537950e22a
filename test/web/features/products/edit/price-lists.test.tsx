import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aProductServer, button, card, choice, fill, openProduct, price, undo } from './open-product.tsx';

const lists = () => card('Listini').getAllByRole('listitem').map(textOf);
const open = async () => {
  const opened = await openProduct();
  await card('Listini').findByRole('link', { name: 'Imbianchini' });
  return opened;
};

async function takeOut(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(button('Togli da Imbianchini'));
  return within(await screen.findByRole('alertdialog'));
}

describe('the price lists of a product', () => {
  it('are shown once it exists, each with a link, and say where it has no price [OPC-03, OPC-01]', async () => {
    const server = aProductServer();
    server.members.set('pccs', ['silicalce']);
    await open();
    expect(lists()).toEqual(['Imbianchini', 'Rivenditori']);
    const link = card('Listini').getByRole('link', { name: 'Imbianchini' });
    expect(link.getAttribute('href')).toBe('/listini/pcu/prodotti');
    fill(price('15 l', 'Rivenditori'), '');
    expect(lists()).toEqual(['Imbianchini', 'RivenditoriSenza prezzo']);
  });

  it('take it in at once, without a save of the product, which can be undone', async () => {
    const server = aProductServer();
    const { user } = await open();
    await user.click(choice('Metti in un listino'));
    await user.click(screen.getByRole('option', { name: 'Rivenditori' }));
    await screen.findByText('Messo in Rivenditori');
    await waitFor(() => expect(lists()).toEqual(['Imbianchini', 'Rivenditori']));
    expect(server.members.get('pccs')).toEqual(['altro', 'silicalce']);
    expect(server.saves()).toEqual([]);
    await user.click(undo());
    await waitFor(() => expect(lists()).toEqual(['Imbianchini']));
    expect(server.members.get('pccs')).toEqual(['altro']);
  });

  it('let it go after it is said for whom, and can take it back', async () => {
    const server = aProductServer();
    const { user } = await open();
    const dialog = await takeOut(user);
    await dialog.findByText(/^12 utenti hanno questo listino: non vedono più Silicalce Facciata/);
    dialog.getByText(/^I preventivi che lo contengono restano come sono/);
    dialog.getByText(/^È il suo ultimo listino/);
    await user.click(dialog.getByRole('button', { name: 'Togli dal listino' }));
    await screen.findByText('Tolto da Imbianchini');
    await screen.findByText('In nessun listino: lo vede solo chi non ne ha uno.');
    expect(server.members.get('pcu')).toEqual(['altro']);
    await user.click(undo());
    await waitFor(() => expect(lists()).toEqual(['Imbianchini']));
  });

  it('keep what somebody else changed in them meanwhile, and undo nothing of it', async () => {
    const server = aProductServer();
    const { user } = await open();
    const dialog = await takeOut(user);
    server.members.set('pcu', ['altro', 'nuovo']);
    await user.click(await dialog.findByRole('button', { name: 'Togli dal listino' }));
    await screen.findByText('Tolto da Imbianchini');
    expect(server.members.get('pcu')).toEqual(['altro', 'nuovo']);
    expect(document.querySelector('.toast-action')).toBeNull();
  });

  it('take it in again under another key: a repeated change is a new one', async () => {
    const server = aProductServer();
    const { user } = await open();
    for (const _ of [1, 2]) {
      server.members.set('pccs', []);
      await user.click(choice('Metti in un listino'));
      await user.click(await screen.findByRole('option', { name: 'Rivenditori' }));
      await waitFor(() => expect(lists()).toEqual(['Imbianchini', 'Rivenditori']));
      await user.click(undo());
      await waitFor(() => expect(lists()).toEqual(['Imbianchini']));
    }
    const keys = server.asked<{ key: string }>('ChangePriceListProducts').map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('say beside them why a change failed', async () => {
    const server = aProductServer();
    const { user } = await open();
    server.answers.ChangePriceListProducts = () => {
      throw new GraphqlFailure('offline');
    };
    await user.click(choice('Metti in un listino'));
    await user.click(screen.getByRole('option', { name: 'Rivenditori' }));
    await card('Listini').findByRole('alert');
    expect(lists()).toEqual(['Imbianchini']);
  });
});

it('a new quotation begins with the product', async () => {
  aProductServer();
  const { user } = await openProduct();
  await user.click(screen.getByRole('link', { name: 'Nuovo preventivo' }));
  expect(place()).toBe('/preventivi');
  expect(window.history.state?.usr).toEqual({ newQuotation: true, product: 'silicalce' });
});
