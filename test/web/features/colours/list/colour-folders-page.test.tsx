import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { floatingButton } from '#test/support/floating-button.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, rowOf, signIn, textOf } from '#test/support/open-screen.tsx';
import { aColour, aColoursServer, aFolder, aPublication } from '#test/web/features/colours/colours-server.ts';
import ColourFoldersPage from '#web/features/colours/list/colour-folders-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

beforeEach(() => signIn({ superUser: true }));

async function openPage(
  folders = [aFolder('Terre', aColour('TN 1'), aColour('TN 2')), aFolder('Facciate'), aFolder('RAL')],
  publication = aPublication(),
) {
  const server = aColoursServer(folders, publication);
  const opened = openScreens('/cartelle', { '/cartelle': () => <ColourFoldersPage /> });
  await screen.findByText(folders.length > 0 ? 'Terre' : 'Nessuna cartella colori');
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  const choose = async (folder: string, action: string | RegExp) => {
    await press(`Altre azioni su ${folder}`);
    await opened.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...opened, server, press, choose };
}
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => textOf(link));
const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
/** One adds at the right, and on phones below. */
const pressAdd = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(floatingButton('Nuova cartella'));
};

describe('the folder list', () => {
  it('shows the folders in their order with the number of colours, each leading to its screen [COL-001, COL-004]', async () => {
    await openPage();
    expect(names()).toEqual(['Terre', 'Facciate', 'RAL']);
    expect(textOf(rowOf('Terre'))).toContain('2 colori');
    expect(screen.getByRole('link', { name: 'Terre' }).getAttribute('href')).toBe('/cartelle/terre');
  });

  it('stores the positions when a folder is moved, by handle or by menu [COL-005, COL-033]', async () => {
    const { server, choose, user } = await openPage();
    await choose('RAL', 'Sposta su');
    await waitFor(() =>
      expect(server.asked('ReorderColourFolders')).toEqual([
        { ids: ['terre', 'ral', 'facciate'], from: expect.any(Array) },
      ]),
    );
    expect(names()).toEqual(['Terre', 'RAL', 'Facciate']);
    expect(screen.getByText('RAL: posizione 2 di 3')).toBeTruthy();
    const grip = await screen.findByRole('button', { name: 'Sposta Terre' });
    expect(grip.closest('tr')).toBe(rowOf('Terre'));
    await user.click(screen.getByRole('button', { name: 'Altre azioni su Terre' }));
    const up = await screen.findByRole('menuitem', { name: /^Sposta su/ });
    expect(up.getAttribute('aria-disabled')).toBe('true');
  });

  it('puts a folder back where it was when its place cannot be stored, and says so', async () => {
    const { server, choose } = await openPage();
    server.answers.ReorderColourFolders = () => {
      throw new GraphqlFailure('offline');
    };
    await choose('RAL', 'Sposta su');
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    await waitFor(() => expect(names()).toEqual(['Terre', 'Facciate', 'RAL']));
  });

  it('offers to make the first folder when there is none', async () => {
    await openPage([]);
    expect(screen.getAllByRole('button', { name: 'Nuova cartella' }).length).toBeGreaterThan(1);
  });
});

describe('the dialogs of the folder list', () => {
  it('make a new folder of a name, which must be given [COL-006, COL-008, COL-009, COL-030]', async () => {
    const { user, server } = await openPage();
    await pressAdd(user);
    const name = await screen.findByLabelText(/^Nome/);
    expect(isOff(dialogButton('Crea cartella'))).toBe(true);
    expect(dialogButton('Crea cartella').title).toBe('Scrivi il nome');
    await user.type(name, '  ');
    await user.tab();
    expect(screen.getByText('Scrivi il nome')).toBeTruthy();
    await user.type(name, 'terre');
    expect(screen.getByText("C'è già una cartella con questo nome")).toBeTruthy();
    await user.type(name, ' di Siena{Enter}');
    expect(await screen.findByText('Cartella creata: terre di Siena')).toBeTruthy();
    expect(server.asked('CreateColourFolder')).toEqual([{ key: expect.any(String), name: 'terre di Siena' }]);
    expect(names()).toContain('terre di Siena');
  });

  it('make one folder, however often the answer is lost', async () => {
    const { user, server } = await openPage();
    const answer = server.answers.CreateColourFolder;
    server.answers.CreateColourFolder = () => {
      throw new GraphqlFailure('offline');
    };
    await pressAdd(user);
    await user.type(await screen.findByLabelText(/^Nome/), 'Nuova{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Non so se è arrivato');
    if (answer) server.answers.CreateColourFolder = answer;
    await user.click(dialogButton('Crea cartella'));
    await screen.findByText('Cartella creata: Nuova');
    const [first, second] = server.asked<{ key: string }>('CreateColourFolder');
    expect(second?.key).toBe(first?.key);
  });

  it('rename a folder, whose name must be given; its new colours are no obstacle, another name is [COL-008, COL-010, COL-031]', async () => {
    const { user, server, press } = await openPage();
    await press('Rinomina RAL');
    const name = await screen.findByLabelText(/^Nome/);
    await user.clear(name);
    expect(isOff(dialogButton('Salva'))).toBe(true);
    const answer = server.answers.UpdateColourFolder as (variables: object) => unknown;
    server.answers.UpdateColourFolder = (variables: { revision: number }) => {
      if (variables.revision < 5) throw new GraphqlFailure('conflict');
      return answer(variables);
    };
    server.answers.ColourFolder = () => ({ colourFolder: { ...aFolder('RAL'), revision: 5 } });
    await user.type(name, 'RAL Classic{Enter}');
    expect(await screen.findByText('Cartella rinominata: RAL Classic')).toBeTruthy();
    expect(server.asked('UpdateColourFolder')).toEqual([
      { id: 'ral', name: 'RAL Classic', revision: 1 },
      { id: 'ral', name: 'RAL Classic', revision: 5 },
    ]);
    await press('Rinomina Facciate');
    server.answers.ColourFolder = () => ({ colourFolder: { ...aFolder('Altro'), revision: 5 } });
    await user.type(await screen.findByLabelText(/^Nome/), ' 2{Enter}');
    const conflict = within(await screen.findByRole('alertdialog'));
    expect(textOf(conflict.getByRole('definition'))).toBe('Facciate diventa Altro');
    expect(textOf(conflict.getByRole('region'))).toContain('il tuo valore è Facciate 2, il suo Altro');
    // There is nothing to merge in one name.
    expect(conflict.queryByRole('button', { name: /^(Unisci|Tieni)/ })).toBeNull();
    await user.click(conflict.getByRole('button', { name: 'Sovrascrivi con la mia' }));
    expect(await screen.findByText('Cartella rinominata: Facciate 2')).toBeTruthy();
    expect(server.asked('UpdateColourFolder').at(-1)).toMatchObject({ name: 'Facciate 2', revision: 5 });
  });

  it('delete a folder after saying how many colours go with it [COL-008, COL-032, OPC-19]', async () => {
    const { user, server, choose } = await openPage();
    await choose('Terre', 'Elimina cartella');
    const dialog = await screen.findByRole('alertdialog', { name: 'Elimina la cartella?' });
    expect(textOf(dialog)).toContain('"Terre" sarà eliminata per sempre con i suoi 2 colori.');
    expect(textOf(dialog)).toContain('fino alla prossima pubblicazione');
    await user.click(within(dialog).getByRole('button', { name: 'Elimina cartella' }));
    expect(await screen.findByText('Cartella eliminata: Terre')).toBeTruthy();
    expect(server.asked('DeleteColourFolder')).toEqual([{ id: 'terre' }]);
    expect(names()).toEqual(['Facciate', 'RAL']);
  });

  it('tell before that how many price ranges would lose a colour [OPC-19]', async () => {
    const { server, choose } = await openPage();
    server.answers.LostColourUses = () => ({ lostColourUses: { ranges: 3, products: 1 } });
    await choose('Terre', 'Elimina cartella');
    expect(await screen.findByText(/^Alcuni dei colori/)).toHaveProperty(
      'textContent',
      'Alcuni dei colori che togli sono in 3 fasce di prezzo di un prodotto. Dopo la pubblicazione nessuno li può più scegliere.',
    );
    expect(server.asked('LostColourUses')).toEqual([{ folder: 'terre' }]);
  });

  it('keep what was typed and say why when saving fails [CER-015, OPC-49]', async () => {
    const { user, server } = await openPage();
    server.answers.CreateColourFolder = () => {
      throw new GraphqlFailure('internal');
    };
    await pressAdd(user);
    await user.type(await screen.findByLabelText(/^Nome/), 'Nuova{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('problema da parte nostra');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Nuova');
  });
});

describe('publishing', () => {
  const values = (code: string, r = 10) => ({ code, hbw: 50, r, g: 20, b: 30 });
  const changed = () =>
    aPublication({
      folders: [{ kind: 'RENAMED', id: 'ral', name: 'RAL', nameBefore: 'RAL Classic' }],
      colours: [
        { kind: 'ADDED', colorlist: 'Terre', before: null, after: values('TN 1') },
        { kind: 'CHANGED', colorlist: 'Terre', before: values('TN 2'), after: values('TN 2', 99) },
        { kind: 'REMOVED', colorlist: 'Facciate', before: values('FC 1'), after: null },
      ],
      colourCount: 5,
    });

  it('is hinted at while there are unpublished changes, and only then [OPC-05]', async () => {
    const { server, queries } = await openPage(undefined, changed());
    expect(await screen.findByText('Modifiche non pubblicate')).toBeTruthy();
    server.publish(aPublication());
    await queries.invalidateQueries({ queryKey: ['colourFolder'] });
    await waitFor(() => expect(screen.queryByText('Modifiche non pubblicate')).toBeNull());
  });

  it('opens a dialog with when and by whom it was last done and what has changed since [COL-007, OPC-05]', async () => {
    const { press } = await openPage(undefined, changed());
    await press('Pubblica');
    const dialog = await screen.findByRole('dialog', { name: 'Pubblica le cartelle colori' });
    expect(textOf(dialog)).toMatch(/il 19\/11\/2026 alle \d\d:15 da Sandra Verdi/);
    const lines = within(dialog).getAllByRole('listitem').map(textOf);
    expect(lines).toEqual([
      'Cartella rinominata: RAL Classic diventa RAL',
      'aggiuntoTN 1',
      'cambiatoTN 2HBW 50 · 10 20 30 diventa HBW 50 · 99 20 30',
      'toltoFC 1',
    ]);
    expect(textOf(dialog)).toContain('e altre 2 modifiche');
  });

  it('tells how many price ranges would lose a colour, and waits for it [OPC-05]', async () => {
    const { server, press } = await openPage(undefined, changed());
    const counted = Promise.withResolvers<object>();
    server.answers.LostColourUses = () => counted.promise;
    await press('Pubblica');
    expect(isOff(await screen.findByRole('button', { name: 'Pubblica ora' }))).toBe(true);
    counted.resolve({ lostColourUses: { ranges: 1, products: 1 } });
    // A code that is changed is none that is taken away.
    expect(
      await screen.findByText(
        /^Alcuni dei codici che togli o cambi sono in una fascia di prezzo di un prodotto/,
      ),
    ).toBeTruthy();
    expect(isOff(screen.getByRole('button', { name: 'Pubblica ora' }))).toBe(false);
  });

  it('says so when it was never done, and when nothing has changed', async () => {
    const { press } = await openPage(undefined, aPublication({ version: 0, publishedAt: null }));
    await press('Pubblica');
    expect(await screen.findByText('Mai pubblicate finora')).toBeTruthy();
    expect(screen.getByText("Tutto quello che c'è nelle cartelle è già pubblicato.")).toBeTruthy();
  });

  it('calls publishColorlists, cannot be pressed again while it runs, and refreshes the published colours [COL-034]', async () => {
    const { user, press, server, queries } = await openPage();
    const { promise, resolve } = Promise.withResolvers<object>();
    server.answers.PublishColorlists = () => promise;
    queries.setQueryData(['colour', 'list'], []);
    await press('Pubblica');
    await user.click(await screen.findByRole('button', { name: 'Pubblica ora' }));
    expect(isOff(dialogButton('Pubblica ora'))).toBe(true);
    expect(screen.getByText('Pubblicazione in corso')).toBeTruthy();
    resolve({ publishColorlists: { version: 4 } });
    expect(await screen.findByText('Cartelle colori pubblicate')).toBeTruthy();
    expect(server.asked('PublishColorlists')).toHaveLength(1);
    expect(queries.getQueryState(['colour', 'list'])?.isInvalidated).toBe(true);
  });

  it('stays open and says why when it fails', async () => {
    const { user, press, server } = await openPage();
    server.answers.PublishColorlists = () => {
      throw new GraphqlFailure('offline');
    };
    await press('Pubblica');
    await user.click(await screen.findByRole('button', { name: 'Pubblica ora' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
  });
});
