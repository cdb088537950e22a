import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { floatingButton } from '#test/support/floating-button.ts';
import { isOff } from '#test/support/is-off.ts';
import { place, textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListsServer, aPriceList, openLists } from './open-price-lists.tsx';

async function openNew() {
  const server = aListsServer();
  const opened = await openLists();
  await opened.user.click(floatingButton('Nuovo listino'));
  return { ...opened, server, dialog: await screen.findByRole('dialog', { name: 'Nuovo listino' }) };
}
const inDialog = (dialog: HTMLElement) => ({
  name: within(dialog).getByRole('textbox', { name: /^Nome/ }) as HTMLInputElement,
  catchAll: within(dialog).getByRole('checkbox', { name: 'Valido per tutti i paesi' }) as HTMLInputElement,
  countries: within(dialog).getByRole('combobox', { name: 'Paesi' }) as HTMLInputElement,
});
const chosen = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('button', { name: /^Togli / })
    .map((button) => button.getAttribute('aria-label'));

async function chooseCountry(
  user: Awaited<ReturnType<typeof openNew>>['user'],
  dialog: HTMLElement,
  name: string,
) {
  await user.click(inDialog(dialog).countries);
  await user.keyboard(name);
  await user.click(await screen.findByRole('option', { name }));
}

describe('a new price list', () => {
  it('is made from the floating plus, with a name and countries as chips; its products can be chosen at once [PLI-017, PLI-019, PLI-030, OPC-02]', async () => {
    const { user, server, dialog } = await openNew();
    await user.type(inDialog(dialog).name, 'Alpi');
    await chooseCountry(user, dialog, 'Austria');
    await chooseCountry(user, dialog, 'Svizzera');
    expect(chosen(dialog)).toEqual(['Togli Austria', 'Togli Svizzera']);
    await user.click(within(dialog).getByRole('button', { name: 'Crea listino' }));
    const offer = await screen.findByRole('dialog', { name: 'Creato: Alpi' });
    expect(server.asked('CreatePriceList')).toEqual([
      {
        key: expect.any(String),
        pricelist: { name: 'Alpi', countries: ['AT', 'CH'], isCatchAll: false },
      },
    ]);
    await user.click(within(offer).getByRole('button', { name: 'Gestisci prodotti' }));
    expect(place()).toBe('/listini/made/prodotti');
  });

  it('has a dialog at most 600 wide [PLI-018]', async () => {
    const { dialog } = await openNew();
    expect(dialog.className).toContain('d600');
  });

  it('cannot be made without a name [PLI-021]', async () => {
    const { user, server, dialog } = await openNew();
    const create = within(dialog).getByRole('button', { name: 'Crea listino' });
    expect(isOff(create)).toBe(true);
    await user.type(inDialog(dialog).name, ' ');
    await user.tab();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Scrivi il nome');
    expect(isOff(create)).toBe(true);
    expect(server.asked('CreatePriceList')).toEqual([]);
  });

  it('that is for all countries names none: ticking clears and disables them [PLI-022, PLI-023]', async () => {
    const { user, server, dialog } = await openNew();
    await user.type(inDialog(dialog).name, 'Mondo');
    await chooseCountry(user, dialog, 'Austria');
    await user.click(inDialog(dialog).catchAll);
    expect(chosen(dialog)).toEqual([]);
    expect(inDialog(dialog).countries.disabled).toBe(true);
    await user.click(inDialog(dialog).catchAll);
    expect(inDialog(dialog).countries.disabled).toBe(false);
    expect(chosen(dialog)).toEqual([]);
    await user.click(inDialog(dialog).catchAll);
    await user.click(within(dialog).getByRole('button', { name: 'Crea listino' }));
    await screen.findByRole('dialog', { name: 'Creato: Mondo' });
    expect(server.asked('CreatePriceList')).toMatchObject([
      { pricelist: { name: 'Mondo', countries: [], isCatchAll: true } },
    ]);
  });

  it('without countries is offered to nobody, as a hint says [OPC-47]', async () => {
    const { user, dialog } = await openNew();
    const hint = 'Senza paesi il listino non è proposto a nessuno';
    expect(within(dialog).getByText(hint)).toBeTruthy();
    await chooseCountry(user, dialog, 'Austria');
    expect(within(dialog).queryByText(hint)).toBeNull();
  });

  it('with the name of another one is refused beside the name; a retry of the same has the same key [OPC-47]', async () => {
    const { user, server, dialog } = await openNew();
    const answer = server.answers.CreatePriceList;
    server.answers.CreatePriceList = () => {
      throw new GraphqlFailure('name-taken');
    };
    const create = within(dialog).getByRole('button', { name: 'Crea listino' });
    await user.type(inDialog(dialog).name, 'pcu');
    await user.click(create);
    expect(await within(dialog).findByText(/C'è già una voce con questo nome/)).toBeTruthy();
    await user.click(create);
    await user.type(inDialog(dialog).name, ' 2');
    expect(within(dialog).queryByText(/C'è già una voce/)).toBeNull();
    if (answer) server.answers.CreatePriceList = answer;
    await user.click(create);
    await screen.findByRole('dialog', { name: 'Creato: pcu 2' });
    const [first, second, third] = server.asked<{ key: string }>('CreatePriceList').map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('asks before what was typed is lost', async () => {
    const { user, dialog } = await openNew();
    await user.type(inDialog(dialog).name, 'Alpi');
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByRole('alertdialog', { name: 'Chiudere e perdere le modifiche?' })).toBeTruthy();
  });
});

describe('editing a price list', () => {
  async function openEdit() {
    const server = aListsServer([aPriceList({ countries: ['IT', 'SM'], revision: 7 })]);
    const opened = await openLists();
    await opened.user.click(screen.getByRole('button', { name: 'Modifica PCU' }));
    return { ...opened, server, dialog: await screen.findByRole('dialog', { name: 'Modifica PCU' }) };
  }

  it('starts with what is stored and sends exactly id, name, countries and catch-all, and the revision [PLI-012, PLI-020, PLI-031]', async () => {
    const { user, server, dialog } = await openEdit();
    expect(inDialog(dialog).name.value).toBe('PCU');
    expect(chosen(dialog)).toEqual(['Togli Italia', 'Togli San Marino']);
    await user.clear(inDialog(dialog).name);
    await user.type(inDialog(dialog).name, 'PCU 2027');
    await user.click(within(dialog).getByRole('button', { name: 'Togli San Marino' }));
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked('UpdatePriceList')).toEqual([
      {
        pricelist: { id: 'pcu', name: 'PCU 2027', countries: ['IT'], isCatchAll: false },
        revision: 7,
      },
    ]);
    expect(await screen.findByText('PCU 2027')).toBeTruthy();
  });

  it('after a conflict shows who saved what, and keeps the changes of both [OPC-50]', async () => {
    const { user, server, dialog } = await openEdit();
    const answer = server.answers.UpdatePriceList;
    server.answers.UpdatePriceList = () => {
      throw new GraphqlFailure('conflict', { by: 'Lukas', at: '' });
    };
    server.answers.PriceLists = () => ({
      priceLists: [aPriceList({ countries: ['IT', 'FR'], revision: 9, updatedBy: 'Lukas Brandner' })],
    });
    await user.type(inDialog(dialog).name, ' mio');
    await user.click(within(dialog).getByRole('button', { name: 'Salva' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Lukas Brandner ha salvato');
    if (answer) server.answers.UpdatePriceList = answer;
    expect(textOf(within(question).getByRole('definition'))).toMatch(/diventa .*Francia/);
    await user.click(within(question).getByRole('button', { name: 'Tieni entrambe' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.asked('UpdatePriceList').at(-1)).toMatchObject({
      pricelist: { name: 'PCU mio', countries: ['IT', 'FR'] },
      revision: 9,
    });
  });
});
