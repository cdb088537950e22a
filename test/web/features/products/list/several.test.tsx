import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aListedProduct,
  aListServer,
  chooseOf,
  names,
  openList,
  severalProducts,
  signIn,
} from './open-list.tsx';

beforeEach(() => signIn({ superUser: true }));

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Seleziona ${name}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleziona tutto' });
const bar = () => within(screen.getByText(/prodott[oi] selezionat[oi]/).closest('section') ?? document.body);
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Seleziona / })
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent?.replace('Seleziona ', ''));
const facts = (dialog: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.queryAllByRole('listitem').map((entry) => entry.textContent);

async function open(products = severalProducts(5), address = '/prodotti') {
  const server = aListServer(products);
  const { user } = await openList(address);
  return { server, user };
}

/** Opens the work of the bar. */
async function begin(user: Awaited<ReturnType<typeof open>>['user'], button: string, title: string) {
  await user.click(bar().getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Work arrives and its answers do not, until the returned function is called. */
function losingAnswers({ answers }: ReturnType<typeof aListServer>): () => void {
  const answer = answers.ChangeProducts;
  answers.ChangeProducts = (variables: never) => {
    answer?.(variables);
    throw new GraphqlFailure('offline');
  };
  return () => {
    if (answer) answers.ChangeProducts = answer;
  };
}

describe('rows of the list', () => {
  it('are chosen one by one, and by a range with the shift key', async () => {
    const { user } = await open();
    await user.click(box('Tinta 2'));
    await user.keyboard('{Shift>}');
    await user.click(box('Tinta 4'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Tinta 2', 'Tinta 3', 'Tinta 4']);
    expect(bar().getByText('3 prodotti selezionati')).toBeTruthy();
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    await user.click(box('Tinta 3'));
    expect(chosen()).toEqual(['Tinta 2', 'Tinta 4']);
    await user.click(bar().getByRole('button', { name: 'Azzera la selezione' }));
    expect(screen.queryByText(/selezionat/)).toBeNull();
  });

  it('have a bar and a menu of actions whose names differ', async () => {
    const { user } = await open();
    await user.click(box('Tinta 1'));
    await user.click(bar().getByRole('button', { name: 'Azioni' }));
    await screen.findAllByRole('menuitem');
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(new Set(regions).size).toBe(regions.length);
  });

  it('are chosen by the keyboard', async () => {
    const { user } = await open();
    box('Tinta 1').focus();
    await user.keyboard(' ');
    expect(chosen()).toEqual(['Tinta 1']);
  });

  it('are all chosen at once, on every page, and those alone that the filters leave', async () => {
    const products = [...severalProducts(25), aListedProduct({ id: 'x', name: { it: 'Altro' } })];
    const { user } = await open(products);
    await user.type(screen.getByRole('searchbox'), 'Tinta');
    await waitFor(() => expect(screen.getByText('1–20 di 25')).toBeTruthy());
    await user.click(all());
    expect(bar().getByText('25 prodotti selezionati')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(names()).toContain('Altro'));
    expect(box('Altro').checked).toBe(false);
    expect(all().indeterminate).toBe(true);
  });

  it('stay chosen when a filter hides them, and the bar and its dialogs say so', async () => {
    const { user } = await open([...severalProducts(2), aListedProduct({ id: 'x', name: { it: 'Altro' } })]);
    await user.click(box('Tinta 1'));
    await user.type(screen.getByRole('searchbox'), 'Altro');
    await waitFor(() => expect(names()).toEqual(['Altro']));
    expect(bar().getByText('1 fuori dai filtri')).toBeTruthy();
    await user.click(box('Altro'));
    const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
    expect(dialog.getByText('2 prodotti selezionati, 1 fuori dai filtri')).toBeTruthy();
  });

  it('are not chosen by ordinary users', async () => {
    signIn();
    await open();
    expect(screen.queryByRole('checkbox', { name: /^Seleziona/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Seleziona' })).toBeNull();
  });
});

describe('several products', () => {
  it('are archived: the dialog says first what changes and who misses them, an undo puts them back', async () => {
    const products = [
      ...severalProducts(3),
      aListedProduct({ id: 'old', name: { it: 'Vecchia' }, archived: true }),
    ];
    const { server, user } = await open(products, '/prodotti?archived=true');
    server.answers.UsedProducts = () => ({ usedProducts: { offered: ['p1', 'p2'], required: ['p3'] } });
    await user.click(all());
    const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
    await dialog.findByText('2 sono nelle scelte del test guidato, che non li propone più.');
    expect(facts(dialog)).toEqual([
      '3 prodotti vengono archiviati: spariscono dagli elenchi e li puoi ripristinare quando vuoi.',
      "1 è già archiviato e resta com'è.",
      '2 sono nelle scelte del test guidato, che non li propone più.',
      '1 è richiesto da prodotti in uso, che restano senza.',
    ]);
    expect(server.asked('UsedProducts')).toEqual([{ ids: ['p1', 'p2', 'p3'] }]);
    await user.click(dialog.getByRole('button', { name: /^Archivia \d+ prodott/ }));
    expect(await screen.findByText('3 prodotti archiviati.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Archiviato')).toHaveLength(4));
    expect(screen.queryByText(/selezionat/)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText("3 prodotti rimessi com'erano.")).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Archiviato')).toHaveLength(1));
    const [, undone] = server.asked<{ products: object[] }>('ChangeProducts');
    expect(undone?.products[0]).toEqual({ id: 'p1', revision: 2, archived: false, join: [], leave: [] });
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
  });

  it('are restored; what is not archived cannot be', async () => {
    const old = (id: string) => aListedProduct({ id, name: { it: `Vecchia ${id}` }, archived: true });
    const { user } = await open([...severalProducts(1), old('1'), old('2')], '/prodotti?archived=true');
    await user.click(box('Tinta 1'));
    expect(bar().queryByRole('button', { name: 'Ripristina' })).toBeNull();
    await user.click(all());
    const dialog = await begin(user, 'Ripristina', 'Ripristina la selezione');
    expect(facts(dialog)).toEqual(['2 prodotti tornano negli elenchi.', "1 non è archiviato e resta com'è."]);
    await user.click(dialog.getByRole('button', { name: /^Ripristina \d+ prodott/ }));
    expect(await screen.findByText('2 prodotti ripristinati.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Archiviato')).toBeNull());
  });

  it('are not archived twice', async () => {
    const { user } = await open([aListedProduct({ archived: true })], '/prodotti?archived=true');
    await user.click(box('Adda Calce'));
    const archive = bar().getByRole('button', { name: 'Archivia' });
    expect([isOff(archive), archive.title]).toEqual([true, 'Sono già tutti archiviati']);
  });

  it('are put into price lists: each list says who joins, who is there, who has no price', async () => {
    const products = severalProducts(3).map((product, index) => ({
      ...product,
      priceLists: index ? [] : ['pcu'],
    }));
    const { server, user } = await open(products);
    server.answers.PricedInList = ({ id }: { id: string }) => ({
      priceListProducts: {
        products: products.map((one) => ({ id: one.id, hasPrice: id === 'pcu' && one.id === 'p2' })),
      },
    });
    await user.click(all());
    const dialog = await begin(user, 'Listini', 'Listini della selezione');
    const put = () => dialog.getByRole('button', { name: 'Metti nei listini' });
    expect([isOff(put()), put().title]).toEqual([true, 'Scegli almeno un listino']);
    for (const list of ['PCU', 'PCCS']) {
      await user.click(dialog.getByRole('combobox', { name: 'Listini' }));
      await user.click(await screen.findByRole('option', { name: list }));
    }
    await dialog.findByText('di chi entra, 3 sono senza prezzo');
    const lines = dialog
      .getAllByRole('definition')
      .map((line) => [...line.children].map((part) => part.textContent));
    expect(lines).toEqual([
      ['2 entrano', 'di chi entra, 1 è senza prezzo', "1 c'è già"],
      ['3 entrano', 'di chi entra, 3 sono senza prezzo'],
    ]);
    await user.click(put());
    expect(await screen.findByText('3 prodotti messi in PCU (2), PCCS.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('PCU, PCCS')).toHaveLength(3));
    expect(server.asked('ChangePriceListProducts')).toEqual([
      { key: expect.any(String), id: 'pcu', join: ['p2', 'p3'], leave: [] },
      { key: expect.any(String), id: 'pccs', join: ['p1', 'p2', 'p3'], leave: [] },
    ]);

    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText("3 prodotti rimessi com'erano.")).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('In nessun listino')).toHaveLength(2));
  });

  it('are taken out of price lists, with a warning for those that no list holds any more', async () => {
    const products = severalProducts(3).map((product, index) => ({
      ...product,
      priceLists: index ? ['pcu'] : ['pcu', 'pccs'],
    }));
    const { server, user } = await open(products);
    server.answers.UsersOfList = ({ id }: { id: string }) => ({
      priceListUses: { users: id === 'pcu' ? 4 : 0 },
    });
    await user.click(all());
    const dialog = await begin(user, 'Listini', 'Listini della selezione');
    await user.click(dialog.getByRole('button', { name: 'Togli' }));
    for (const list of ['PCCS', 'PCU']) {
      await user.click(dialog.getByRole('combobox', { name: 'Listini' }));
      await user.click(await screen.findByRole('option', { name: list }));
    }
    await dialog.findByText('nessun utente ha questo listino');
    const told = dialog.getAllByRole('definition').map((line) => line.textContent);
    expect(told).toEqual([
      '3 escono4 utenti non vedono più chi esceil listino resta vuoto',
      '1 esce2 non ci sononessun utente ha questo listino',
    ]);
    expect(dialog.getByText(/^3 prodotti restano senza listino/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Togli dai listini' }));
    expect(await screen.findByText('3 prodotti tolti da PCU, PCCS (1).')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('In nessun listino')).toHaveLength(3));
  });

  it('are put into phases and taken out of them; where nothing changes, nothing is done', async () => {
    const { server, user } = await open(severalProducts(2));
    await user.click(all());
    const dialog = await begin(user, 'Fasi', 'Fasi della selezione');
    await user.click(dialog.getByRole('combobox', { name: 'Fasi' }));
    expect(await screen.findByRole('option', { name: 'Pulizia' })).toBeTruthy();
    await user.click(await screen.findByRole('option', { name: 'Finitura' }));
    const put = dialog.getByRole('button', { name: 'Metti nelle fasi' });
    expect([isOff(put), put.title]).toEqual([true, 'Non cambierebbe niente']);
    await user.click(dialog.getByRole('button', { name: 'Togli' }));
    await user.click(dialog.getByRole('combobox', { name: 'Fasi' }));
    // No chosen product is in it.
    expect(screen.queryByRole('option', { name: 'Pulizia' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Togli dalle fasi' }));
    expect(await screen.findByText('2 prodotti tolti da Finitura.')).toBeTruthy();
    expect(server.asked('ChangeProducts')).toMatchObject([
      {
        products: [
          { id: 'p1', leave: ['finitura'] },
          { id: 'p2', leave: ['finitura'] },
        ],
      },
    ]);
  });

  it('go in calls of forty; after a failure they go on where they stopped, each call with its own key', async () => {
    const { server, user } = await open(severalProducts(90));
    const answer = server.answers.ChangeProducts;
    let failing = true;
    server.answers.ChangeProducts = (variables: never) => {
      if (failing && server.asked('ChangeProducts').length === 2)
        throw new GraphqlFailure('too-many-requests');
      return answer?.(variables);
    };
    await user.click(all());
    const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
    await user.click(dialog.getByRole('button', { name: /^Archivia \d+ prodott/ }));
    await dialog.findByText(/^Fatti 40 di 90, poi mi sono fermato/);
    failing = false;
    await user.click(dialog.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByText('90 prodotti archiviati.')).toBeTruthy();
    const calls = server.asked<{ key: string; products: object[] }>('ChangeProducts');
    expect(calls.map(({ products }) => products.length)).toEqual([40, 40, 40, 10]);
    expect(calls[1]?.key).toBe(calls[2]?.key);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  });

  it('whose answer is lost are not called undone, and the dialog shows how they are now', async () => {
    const { server, user } = await open(severalProducts(5));
    const reconnect = losingAnswers(server);
    await user.click(all());
    const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
    await user.click(dialog.getByRole('button', { name: /^Archivia \d+ prodott/ }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toBe(
      'Di 5 non so se sono cambiati. Si è persa la risposta. Continua: niente si fa due volte.',
    );
    expect(await dialog.findByText('5 sono già archiviati e restano come sono.')).toBeTruthy();
    expect(dialog.queryByText(/vengono archiviati/)).toBeNull();
    reconnect();
    await user.click(dialog.getByRole('button', { name: 'Continua' }));
    const calls = server.asked<{ key: string }>('ChangeProducts');
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  it('that left a phase are told with its name, though the answer was lost', async () => {
    const { server, user } = await open(
      severalProducts(2).map((product) => ({ ...product, phases: ['finitura'] })),
    );
    const reconnect = losingAnswers(server);
    await user.click(all());
    const dialog = await begin(user, 'Fasi', 'Fasi della selezione');
    await user.click(dialog.getByRole('button', { name: 'Togli' }));
    await user.click(dialog.getByRole('combobox', { name: 'Fasi' }));
    await user.click(await screen.findByRole('option', { name: 'Finitura' }));
    await user.click(dialog.getByRole('button', { name: 'Togli dalle fasi' }));
    await dialog.findByRole('alert');
    reconnect();
    await user.click(dialog.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByText(/tolti da Finitura\./)).toBeTruthy();
  });

  it('that were changed in part can be undone so far, and it says of how many nobody knows', async () => {
    const { server, user } = await open(severalProducts(50));
    const answer = server.answers.ChangeProducts;
    server.answers.ChangeProducts = (variables: never) => {
      if (server.asked('ChangeProducts').length === 2) throw new GraphqlFailure('offline');
      return answer?.(variables);
    };
    await user.click(all());
    const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
    await user.click(dialog.getByRole('button', { name: /^Archivia \d+ prodott/ }));
    await dialog.findByText(/^Fatti 40 di 50\. Di 10 non so se sono cambiati/);
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await screen.findByText('40 prodotti archiviati. Di 10 non so se sono cambiati.');
    await user.click(await screen.findByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText("40 prodotti rimessi com'erano.")).toBeTruthy();
  });

  it('that had no room in a call are sent again', async () => {
    const { server, user } = await open(severalProducts(3));
    const answer = server.answers.ChangeProducts ?? (() => undefined);
    server.answers.ChangeProducts = (variables: never) => {
      const { products } = variables as { products: { id: string }[] };
      const [first] = products;
      const { changeProducts } = answer({ products: [first] } as never) as { changeProducts: object[] };
      const later = products.slice(1).map(({ id }) => ({ id, ended: 'LATER', revision: null, back: null }));
      return { changeProducts: [...changeProducts, ...later] };
    };
    await user.click(all());
    const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
    await user.click(dialog.getByRole('button', { name: /^Archivia \d+ prodott/ }));
    expect(await screen.findByText('3 prodotti archiviati.')).toBeTruthy();
    expect(server.asked('ChangeProducts')).toHaveLength(3);
  });

  it('that others changed, deleted or filled meanwhile are left, each with its reason', async () => {
    const { server, user } = await open(severalProducts(5));
    const ends = ['CHANGED', 'SAME', 'CHANGED_SINCE', 'GONE', 'TOO_LARGE'];
    server.answers.ChangeProducts = () => ({
      changeProducts: ends.map((ended, index) => ({
        id: `p${index + 1}`,
        ended,
        revision: null,
        back: null,
      })),
    });
    await user.click(all());
    const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
    await user.click(dialog.getByRole('button', { name: /^Archivia \d+ prodott/ }));
    const notice = await screen.findByText(/^1 prodotto archiviato/);
    expect(notice.textContent).toBe(
      "1 prodotto archiviato. 1 era già così. Tinta 3 resta com'è: qualcuno l'ha cambiato nel frattempo. " +
        "1 non c'è più. 1 è troppo grande per altre fasi.",
    );
  });
});

describe('undoing what was done to several', () => {
  it.each([
    [2, 'Tinta 1 e Tinta 2 restano come sono: qualcuno li ha cambiati nel frattempo.'],
    [6, '6 restano come sono: qualcuno li ha cambiati nel frattempo.'],
  ])('names the %i that somebody changed since, where they are few', async (count, text) => {
    const { server, user } = await open(severalProducts(7));
    await user.click(all());
    const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
    await user.click(dialog.getByRole('button', { name: /^Archivia \d+ prodott/ }));
    await screen.findByText('7 prodotti archiviati.');
    server.answers.ChangeProducts = ({ products }: { products: { id: string }[] }) => ({
      changeProducts: products.map(({ id }, index) => ({
        id,
        ended: index < count ? 'CHANGED_SINCE' : 'CHANGED',
        revision: null,
        back: null,
      })),
    });
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect((await screen.findByText(/^\d prodott. rimess/)).textContent).toContain(text);
  });
});

describe('work that failed', () => {
  it('goes on as it was chosen: nothing else can be chosen till it is done or closed', async () => {
    const { server, user } = await open(severalProducts(2));
    const answer = server.answers.ChangeProducts;
    server.answers.ChangeProducts = () => {
      throw new GraphqlFailure('too-many-requests');
    };
    await user.click(all());
    const dialog = await begin(user, 'Fasi', 'Fasi della selezione');
    await user.click(dialog.getByRole('combobox', { name: 'Fasi' }));
    await user.click(await screen.findByRole('option', { name: 'Pulizia' }));
    await user.click(dialog.getByRole('button', { name: 'Metti nelle fasi' }));
    await dialog.findByRole('alert');
    const ways = ['Metti', 'Togli'].map((name) => dialog.getByRole('button', { name }));
    const choice = [...ways, dialog.getByRole('combobox')].map((field) => field.closest('fieldset:disabled'));
    expect(choice.every(Boolean)).toBe(true);
    if (answer) server.answers.ChangeProducts = answer;
    await user.click(dialog.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByText('2 prodotti messi in Pulizia.')).toBeTruthy();
  });

  it('of an undo is over with the next change, which is undone by itself', async () => {
    const { server, user } = await open(severalProducts(3));
    const answer = server.answers.ChangeProducts;
    const archive = async (name: string) => {
      await user.click(box(name));
      const dialog = await begin(user, 'Archivia', 'Archivia la selezione');
      await user.click(dialog.getByRole('button', { name: /^Archivia 1 prodotto/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await archive('Tinta 1');
    server.answers.ChangeProducts = () => {
      throw new GraphqlFailure('too-many-requests');
    };
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await screen.findByText(/Non ho annullato/);
    if (answer) server.answers.ChangeProducts = answer;
    await archive('Tinta 2');
    expect(screen.queryByText(/Non ho annullato/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await screen.findByText(/rimess/);
    const asked = server.asked<{ products: { id: string }[] }>('ChangeProducts');
    expect(asked.map(({ products }) => products.map(({ id }) => id))).toEqual([
      ['p1'],
      ['p1'],
      ['p2'],
      ['p2'],
    ]);
  });
});

describe('the menu of a row', () => {
  it('archives its product and restores it, with an undo in the message', async () => {
    const { server, user } = await open([aListedProduct()], '/prodotti?archived=true');
    await chooseOf(user, 'Adda Calce', 'Archivia');
    expect(await screen.findByText('Adda Calce archiviato')).toBeTruthy();
    await screen.findByText('Archiviato');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText('Adda Calce ripristinato')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Archiviato')).toBeNull());
    expect(server.asked('ChangeProducts')).toMatchObject([
      { products: [{ id: 'calce', archived: true }] },
      { products: [{ id: 'calce', archived: false, revision: 2 }] },
    ]);
  });

  it('restores an archived product', async () => {
    const { user } = await open([aListedProduct({ archived: true })], '/prodotti?archived=true');
    await chooseOf(user, 'Adda Calce', 'Ripristina');
    expect(await screen.findByText('Adda Calce ripristinato')).toBeTruthy();
  });
});
