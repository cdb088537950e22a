import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { floatingButton } from '#test/support/floating-button.ts';
import { isOff } from '#test/support/is-off.ts';
import { openScreens, place, signIn, textOf } from '#test/support/open-screen.tsx';
import { aColour, aColoursServer, aFolder } from '#test/web/features/colours/colours-server.ts';
import ColourFolderPage from '#web/features/colours/folder/colour-folder-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { refetchingChanged } from '#web/lib/live-channel.ts';

beforeEach(() => signIn({ superUser: true }));

async function openFolder(
  colours = [aColour('TN 10', { hbw: 88.5 }), aColour('TN 9', { hbw: null }), aColour('FC 1')],
) {
  const folder = aFolder('Terre', ...colours);
  const server = aColoursServer([folder]);
  const opened = openScreens('/cartelle/terre', {
    '/cartelle/:id': () => <ColourFolderPage />,
    '/cartelle': () => <p>le cartelle</p>,
  });
  await screen.findByRole('heading', { level: 1, name: 'Terre' });
  const press = (name: string) => opened.user.click(screen.getAllByRole('button', { name })[0] as Element);
  const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const fill = async (label: string | RegExp, text: string) => {
    await opened.user.clear(field(label));
    if (text) await opened.user.type(field(label), text);
  };
  return { ...opened, folder, server, press, field, fill };
}
const cards = () =>
  within(screen.getByRole('list', { name: 'Colori della cartella' }))
    .getAllByRole('listitem')
    .map(textOf);
const saveButton = () =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Salva' });

describe('one folder', () => {
  it('shows its colours as cards with code, HBW and RGB, by code [COL-002, COL-012, COL-013]', async () => {
    await openFolder();
    expect(cards()).toEqual(['FC 1HBW50RGB10 20 30', 'TN 9HBW—RGB10 20 30', 'TN 10HBW88,5RGB10 20 30']);
    const swatch = screen.getByText('FC 1').closest('li')?.querySelector<HTMLElement>('.tile');
    expect(swatch?.style.getPropertyValue('--c')).toBe('rgb(10 20 30)');
  });

  it('is loaded by its id while its screen is open and dropped when one leaves: select, unselect [COL-016, COL-017, COL-035]', async () => {
    const { user, server, queries } = await openFolder();
    expect(server.asked('ColourFolder')).toEqual([{ id: 'terre' }]);
    expect(queries.getQueryData(['colourFolder', 'one', 'terre'])).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Torna alle cartelle' }));
    await screen.findByText('le cartelle');
    await waitFor(() => expect(queries.getQueryData(['colourFolder', 'one', 'terre'])).toBeUndefined());
  });

  it('has a button that goes back to the list [COL-015]', async () => {
    const { user } = await openFolder();
    await user.click(screen.getByRole('link', { name: 'Torna alle cartelle' }));
    expect(place()).toBe('/cartelle');
  });

  it('shows at once what somebody else saves of its colours [COL-029]', async () => {
    const { folder, queries } = await openFolder();
    folder.colors.push(aColour('TN 11'));
    refetchingChanged(queries)({ entity: 'colourFolder', id: 'terre' });
    expect(await screen.findByText('TN 11')).toBeTruthy();
  });

  it('finds colours by their code', async () => {
    const { user } = await openFolder();
    await user.type(screen.getByRole('searchbox'), 'tn1');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByText('1 colore trovato')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nessun colore con "tn1x"')).toBeTruthy();
  });

  it('shows all of many colours, the first ones at once', async () => {
    await openFolder(Array.from({ length: 300 }, (_, index) => aColour(`M ${index}`)));
    const list = screen.getByRole('list', { name: 'Colori della cartella' });
    await waitFor(() => expect(list.children).toHaveLength(300));
  });

  it('that is gone says so and leads back', async () => {
    const server = aColoursServer([]);
    server.answers.ColourFolder = () => {
      throw new GraphqlFailure('not-found');
    };
    openScreens('/cartelle/terre', { '/cartelle/:id': () => <ColourFolderPage /> });
    expect(await screen.findByText("Questa cartella non c'è più")).toBeTruthy();
  });

  it('says before a colour is deleted in how many price ranges it is [OPC-19]', async () => {
    const { press, server } = await openFolder();
    server.answers.LostColourUses = () => ({ lostColourUses: { ranges: 2, products: 2 } });
    await press('Elimina TN 9');
    expect(await screen.findByText(/^È in 2 fasce di prezzo/)).toHaveProperty(
      'textContent',
      'È in 2 fasce di prezzo di 2 prodotti. Dopo la pubblicazione nessuno lo può più scegliere.',
    );
    expect(server.asked('LostColourUses')).toEqual([{ folder: 'terre', color: 'id of TN 9' }]);
  });

  it('deletes a colour after asking [COL-026]', async () => {
    const { user, server, press } = await openFolder();
    await press('Elimina TN 9');
    const dialog = await screen.findByRole('alertdialog', { name: 'Elimina il colore?' });
    await user.click(within(dialog).getByRole('button', { name: 'Elimina colore' }));
    expect(await screen.findByText('Colore eliminato: TN 9')).toBeTruthy();
    expect(server.asked('DeleteColor')).toEqual([{ colorlistId: 'terre', id: 'id of TN 9' }]);
    expect(cards()).toHaveLength(2);
  });
});

describe('the colour dialog', () => {
  it('is 400 wide for a new colour and for one that is changed [COL-018, COL-019, CDA-061]', async () => {
    const { press } = await openFolder();
    for (const opens of ['Nuovo colore', 'Modifica TN 9']) {
      await press(opens);
      expect((await screen.findByRole('dialog', { name: opens })).className).toContain('d400');
      await press('Annulla');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('adds a colour; only a valid one can be saved [COL-014, COL-020, COL-036]', async () => {
    const { user, server, fill } = await openFolder();
    await user.click(floatingButton('Nuovo colore'));
    await screen.findByRole('dialog');
    expect(isOff(saveButton())).toBe(true);
    for (const [label, text] of [
      [/^Codice/, ' TN 12 '],
      [/^Rosso/, '0'],
      [/^Verde/, '128'],
      [/^Blu/, '255'],
    ] as const)
      await fill(label, text);
    expect(isOff(saveButton())).toBe(false);
    await fill(/^HBW/, '12,5');
    await user.click(saveButton());
    expect(await screen.findByText('Colore aggiunto: TN 12')).toBeTruthy();
    expect(server.asked('AddColor')).toEqual([
      { key: expect.any(String), colorlistId: 'terre', code: 'TN 12', hbw: 12.5, r: 0, g: 128, b: 255 },
    ]);
    expect(cards().at(-1)).toContain('TN 12');
  });

  it('stays for the next new colour when asked to', async () => {
    const { server, press, fill, field } = await openFolder();
    await press('Nuovo colore');
    await screen.findByRole('dialog');
    await fill(/^Codice/, 'TN 13');
    await fill(/^Hex/, '#102030');
    await press('Salva e continua');
    await waitFor(() => expect(field(/^Codice/).value).toBe(''));
    expect(server.asked('AddColor')).toEqual([
      { key: expect.any(String), colorlistId: 'terre', code: 'TN 13', hbw: null, r: 16, g: 32, b: 48 },
    ]);
  });

  it('says before a code is changed which price ranges would lose the colour, and waits for it [OPC-19]', async () => {
    const { server, press, fill } = await openFolder();
    const counted = Promise.withResolvers<object>();
    server.answers.LostColourUses = () => counted.promise;
    await press('Modifica TN 10');
    await screen.findByRole('dialog');
    await fill(/^Rosso/, '11');
    expect([isOff(saveButton()), server.asked('LostColourUses')]).toEqual([false, []]);
    await fill(/^Codice/, 'TN 10 bis');
    expect(isOff(saveButton())).toBe(true);
    counted.resolve({ lostColourUses: { ranges: 17, products: 3 } });
    expect(await screen.findByText(/^È in/)).toHaveProperty(
      'textContent',
      'È in 17 fasce di prezzo di 3 prodotti con il codice di prima. Dopo la pubblicazione va scelto di nuovo in ogni fascia, con quello nuovo.',
    );
    expect(isOff(saveButton())).toBe(false);
    expect(server.asked('LostColourUses')).toEqual([{ folder: 'terre', color: 'id of TN 10' }]);
    await fill(/^Codice/, 'tn 10');
    expect(screen.queryByText(/^È in/)).toBeNull();
  });

  it('refuses an HBW outside 0 to 100 with hbwRange, takes the limits and none [COL-021, COL-022, OPC-08]', async () => {
    const { user, press, fill } = await openFolder();
    await press('Modifica TN 10');
    await screen.findByRole('dialog');
    for (const wrong of ['101', '-1']) {
      await fill(/^HBW/, wrong);
      await user.tab();
      expect(screen.getByText("L'HBW va da 0 a 100")).toBeTruthy();
      expect(isOff(saveButton())).toBe(true);
    }
    for (const good of ['0', '100', '']) {
      await fill(/^HBW/, good);
      expect(isOff(saveButton())).toBe(false);
    }
  });

  it.each([/^Rosso/, /^Verde/, /^Blu/])(
    'wants a whole number from 0 to 255 for %s [COL-023, COL-024, COL-025, OPC-08]',
    async (channel) => {
      const { user, press, fill } = await openFolder();
      await press('Modifica TN 10');
      await screen.findByRole('dialog');
      for (const wrong of ['256', '1,5', '']) {
        await fill(channel, wrong);
        await user.tab();
        expect(screen.getByText('Rosso, verde e blu sono numeri interi da 0 a 255')).toBeTruthy();
        expect(isOff(saveButton())).toBe(true);
      }
      for (const good of ['0', '255']) {
        await fill(channel, good);
        expect(isOff(saveButton())).toBe(false);
      }
    },
  );

  it('fills the channels from hex and hex from the channels, and shows the colour', async () => {
    const { press, fill, field } = await openFolder();
    await press('Modifica TN 10');
    const dialog = await screen.findByRole('dialog');
    expect(field(/^Hex/).value).toBe('#0A141E');
    await fill(/^Hex/, '#d3a15f');
    expect([field(/^Rosso/).value, field(/^Verde/).value, field(/^Blu/).value]).toEqual(['211', '161', '95']);
    await fill(/^Blu/, '0');
    expect(field(/^Hex/).value).toBe('#D3A100');
    expect(dialog.querySelector<HTMLElement>('.tile')?.style.getPropertyValue('--c')).toBe('rgb(211 161 0)');
  });

  it('takes three digits of hex too; a wrong hex stays to be mended, and says what is wrong', async () => {
    const { user, press, fill, field } = await openFolder();
    const channelsShown = () => [/^Rosso/, /^Verde/, /^Blu/].map((label) => field(label).value);
    await press('Modifica TN 10');
    await screen.findByRole('dialog');
    await fill(/^Hex/, 'f0a');
    expect(channelsShown()).toEqual(['255', '0', '170']);
    await user.tab();
    expect(field(/^Hex/).value).toBe('#FF00AA');
    await fill(/^Hex/, '#zzz');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isOff(saveButton())).toBe(true);
    await user.tab();
    expect([field(/^Hex/).value, field(/^Hex/).getAttribute('aria-invalid')]).toEqual(['#zzz', 'true']);
    expect(screen.getByRole('alert').textContent).toContain('Scrivi 3 o 6 cifre esadecimali');
    await fill(/^Hex/, '');
    await user.tab();
    expect([field(/^Hex/).value, isOff(saveButton())]).toEqual(['#FF00AA', false]);
  });

  it('says that a channel is missing once each was left, and why it cannot be saved until then', async () => {
    const { user, press, field } = await openFolder();
    await press('Nuovo colore');
    await user.type(await screen.findByRole('textbox', { name: /^Codice/ }), 'TN 14');
    expect(saveButton().title).toBe('Rosso, verde e blu sono numeri interi da 0 a 255');
    await user.click(field(/^Rosso/));
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    const told = screen.getByRole('alert');
    expect(told.textContent).toBe('Rosso, verde e blu sono numeri interi da 0 a 255');
    expect(field(/^Verde/).getAttribute('aria-describedby')).toBe(told.id);
    expect(field(/^Verde/).getAttribute('aria-invalid')).toBe('true');
  });

  it('changes a colour with the revision it was read with [COL-037]', async () => {
    const { user, server, press, fill } = await openFolder();
    await press('Modifica TN 10');
    await screen.findByRole('dialog');
    await fill(/^Codice/, 'TN 20');
    await user.click(saveButton());
    expect(await screen.findByText('Colore salvato: TN 20')).toBeTruthy();
    expect(server.asked('UpdateColor')).toEqual([
      { colorlistId: 'terre', id: 'id of TN 10', revision: 1, code: 'TN 20', hbw: 88.5, r: 10, g: 20, b: 30 },
    ]);
  });

  it('says at the code that the folder has it already [OPC-07]', async () => {
    const { user, server, press, fill, field } = await openFolder();
    server.answers.UpdateColor = () => {
      throw new GraphqlFailure('code-taken');
    };
    await press('Modifica TN 10');
    await screen.findByRole('dialog');
    await fill(/^Codice/, 'tn 9');
    await user.click(saveButton());
    expect(await screen.findByText("C'è già un colore con questo codice in questa cartella.")).toBeTruthy();
    expect(field(/^Codice/).getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed and says why when saving fails [CER-015, OPC-49]', async () => {
    const { user, server, press, fill, field } = await openFolder();
    server.answers.UpdateColor = () => {
      throw new GraphqlFailure('internal');
    };
    await press('Modifica TN 10');
    await screen.findByRole('dialog');
    await fill(/^Verde/, '99');
    await user.click(saveButton());
    expect(textOf(await screen.findByRole('alert'))).toContain('problema da parte nostra');
    expect(field(/^Verde/).value).toBe('99');
    expect(isOff(saveButton())).toBe(false);
  });

  it('lets one take what somebody else saved meanwhile, or save over it [OPC-50]', async () => {
    const { user, server, folder, press, fill, field } = await openFolder();
    server.answers.UpdateColor = ({ revision }: { revision: number }) => {
      if (revision < 4) throw new GraphqlFailure('conflict');
      return { updateColor: { id: 'x' } };
    };
    await press('Modifica TN 10');
    await screen.findByRole('dialog');
    folder.colors = folder.colors.map((colour) =>
      colour.code === 'TN 10' ? { ...colour, revision: 4, r: 77 } : colour,
    );
    await fill(/^Verde/, '99');
    await user.click(saveButton());
    const question = await screen.findByRole('alertdialog');
    expect(textOf(question)).toContain('Sandra Verdi ha salvato');
    await user.click(within(question).getByRole('button', { name: 'Carica la sua versione' }));
    expect([field(/^Rosso/).value, field(/^Verde/).value]).toEqual(['77', '20']);
    await fill(/^Verde/, '98');
    await user.click(saveButton());
    expect(await screen.findByText('Colore salvato: TN 10')).toBeTruthy();
    expect(server.asked('UpdateColor').at(-1)).toMatchObject({ revision: 4, r: 77, g: 98 });
  });
});

describe('pasted lines', () => {
  it('say what becomes of them before they are saved; refused ones are left out', async () => {
    const { user, server, press } = await openFolder();
    await press('Incolla colori');
    const dialog = await screen.findByRole('dialog', { name: 'Incolla colori in Terre' });
    await user.click(within(dialog).getByLabelText(/^Righe/));
    await user.paste('NUOVO\t50\t1\t2\t3\nfc 1\t50\t10\t20\t99\nTN 9\t\t10\t20\t30\nROTTO\t50\t300\t2\t3');
    const preview = await within(dialog).findByRole('region', { name: 'Che cosa succede a ogni riga' });
    for (const heading of ['1 riga scartata', '1 colore cambiato', '1 colore nuovo', '1 colore già uguale'])
      expect(within(preview).getByText(heading)).toBeTruthy();
    expect(textOf(preview)).toContain('Riga 4');
    await press('Salva 2 colori');
    expect(await screen.findByText('2 colori salvati')).toBeTruthy();
    expect(server.asked('ImportColors')).toEqual([
      {
        key: expect.any(String),
        colorlistId: 'terre',
        colors: [
          { code: 'NUOVO', hbw: 50, r: 1, g: 2, b: 3 },
          { code: 'fc 1', hbw: 50, r: 10, g: 20, b: 99, id: 'id of FC 1', revision: 1 },
        ],
      },
    ]);
  });

  it('are saved part by part; after a failure the rest can be saved again', async () => {
    const { user, server, folder, press } = await openFolder([]);
    await press('Incolla colori');
    const dialog = await screen.findByRole('dialog');
    const lines = Array.from({ length: 150 }, (_, index) => `M ${index}\t50\t1\t2\t3`).join('\n');
    await user.click(within(dialog).getByLabelText(/^Righe/));
    await user.paste(lines);
    server.answers.ImportColors = ({ colors }: { colors: { code: string }[] }) => {
      if (folder.colors.length > 0) throw new GraphqlFailure('offline');
      folder.colors = colors.map(({ code }) => aColour(code, { r: 1, g: 2, b: 3 }));
      return { importColors: [] };
    };
    await press('Salva 150 colori');
    expect((await screen.findByRole('alert')).textContent).toContain('Non so se è arrivato');
    server.answers.ImportColors = () => ({ importColors: [] });
    await user.click(await screen.findByRole('button', { name: 'Salva 52 colori' }));
    expect(await screen.findByText('52 colori salvati')).toBeTruthy();
    const sizes = server.asked<{ colors: object[] }>('ImportColors').map(({ colors }) => colors.length);
    expect(sizes).toEqual([98, 52, 52]);
  });
});
