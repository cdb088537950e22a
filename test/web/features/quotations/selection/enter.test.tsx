import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowOf, signIn, textOf } from '#test/support/open-screen.tsx';
import { aSelectionServer, chosen, offered, openSelection } from './open-selection.tsx';

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cerca un prodotto' });
const mark = () => textOf(document.querySelector('.enter-mark'));
/** The spoken text that belongs to the search field. */
const described = () => textOf(document.getElementById(search().getAttribute('aria-describedby') ?? ''));

async function openSearch() {
  const server = aSelectionServer();
  const opened = await openSelection();
  const type = async (typed: string, first: string) => {
    await opened.user.type(search(), typed);
    await waitFor(() => expect(offered()[0]).toBe(first));
  };
  return { ...opened, ...server, type };
}

beforeEach(() => {
  signIn();
});

describe('Enter in the search of products', () => {
  it('adds the first one; the text goes, the focus stays, and it is said', async () => {
    const { user, type } = await openSearch();
    await type('fine', 'Finitura Fine');
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['Finitura Fine']);
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(search());
    expect(screen.getByText('Aggiunto Finitura Fine').getAttribute('role')).toBe('status');
  });

  it('is announced at the product before it is pressed', async () => {
    const { type } = await openSearch();
    expect(mark()).toBe('');
    await type('rasa', 'Rasacalce');
    await waitFor(() => expect(mark()).toBe('Invioaggiunge'));
    expect(rowOf('Rasacalce').querySelector('.enter-mark')).toBeTruthy();
    expect(described()).toBe('Invioaggiunge');
  });

  it('adds the one that up and down lead to, which is said', async () => {
    const { user, type } = await openSearch();
    await type('r', 'Rasacalce');
    const down = '{ArrowDown}'.repeat(offered().indexOf('Primer Base'));
    expect(down).toBeTruthy();
    await user.keyboard(down);
    expect(rowOf('Primer Base').querySelector('.enter-mark')).toBeTruthy();
    expect(screen.getByText('Primer Base: Invio aggiunge').getAttribute('role')).toBe('status');
    await user.keyboard('{ArrowUp}'.repeat(9));
    expect(rowOf('Rasacalce').querySelector('.enter-mark')).toBeTruthy();
    await user.keyboard(`${down}{Enter}`);
    expect(chosen()).toEqual(['Primer Base']);
    expect([search().value, document.activeElement]).toEqual(['', search()]);
  });

  it('adds one that was reached without a search, and none by a further press', async () => {
    const { user } = await openSearch();
    await user.click(search());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['Finitura Fine']);
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['Finitura Fine']);
  });

  it('adds nothing without a search, or where nothing is found', async () => {
    const { user } = await openSearch();
    await user.click(search());
    await user.keyboard('{Enter}');
    await user.type(search(), 'zzz');
    await screen.findByRole('heading', { name: 'Nessun prodotto con "zzz"' });
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual([]);
    expect(search().value).toBe('zzz');
  });

  it('says why a product that only comes along is not added [QNW-028]', async () => {
    const { user, type } = await openSearch();
    await type('vetro', 'Rete');
    await waitFor(() => expect(mark()).toBe('Invionon lo aggiunge: arriva con i prodotti che lo richiedono'));
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual([]);
    expect(
      screen.getByText('Rete: Invio non lo aggiunge: arriva con i prodotti che lo richiedono'),
    ).toBeTruthy();
    expect(search().value).toBe('vetro');
  });

  it('adds no product twice, and says that it is chosen; its button still does [QNW-030]', async () => {
    const { user, type, add } = await openSearch();
    await add('Primer Base');
    await type('primer', 'Primer Base');
    await waitFor(() => expect(mark()).toBe('Invionon lo aggiunge: è già scelto'));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Primer Base: Invio non lo aggiunge: è già scelto')).toBeTruthy();
    expect(chosen()).toEqual(['Primer Base']);
    await user.keyboard('primer');
    expect(search().value).toBe('primer');
    await add('Primer Base');
    expect(chosen()).toEqual(['Primer Base', 'Primer Base']);
  });

  it('waits for the words of the texts: they could bring another one before', async () => {
    const server = aSelectionServer();
    let answer = (_: unknown) => {};
    server.answers.ProductWords = () =>
      new Promise((done) => {
        answer = done;
      }) as never;
    const { user } = await openSelection();
    await user.type(search(), 'primer');
    await waitFor(() => expect(offered()).toEqual(['Primer Base']));
    await user.keyboard('{Enter}');
    expect([chosen(), mark()]).toEqual([[], '']);
    answer({ productWords: [] });
    await waitFor(() => expect(chosen()).toEqual(['Primer Base']));
    expect(search().value).toBe('');
  });

  it('is taken back by another letter while it waits', async () => {
    const server = aSelectionServer();
    let answer = (_: unknown) => {};
    server.answers.ProductWords = () =>
      new Promise((done) => {
        answer = done;
      }) as never;
    const { user } = await openSelection();
    await user.type(search(), 'prime{Enter}r');
    answer({ productWords: [] });
    await waitFor(() => expect(mark()).toBe('Invioaggiunge'));
    expect([chosen(), search().value]).toEqual([[], 'primer']);
  });

  it('takes one product a word', async () => {
    const { user, type } = await openSearch();
    await type('fnie', 'Finitura Fine');
    await user.keyboard('{Enter}');
    await type('base primer', 'Primer Base');
    await user.keyboard('{Enter}');
    await type('rasà', 'Rasacalce');
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['Finitura Fine', 'Primer Base', 'Rasacalce', 'Rete']);
  });
});

it('a search answers the best first: the heads sort no more until it is emptied', async () => {
  const { user, type } = await openSearch();
  const sorter = () => screen.queryByRole('button', { name: 'Nome' });
  expect(sorter()).toBeTruthy();
  await type('rasa', 'Rasacalce');
  expect(sorter()).toBeNull();
  await user.clear(search());
  await waitFor(() => expect(sorter()).toBeTruthy());
});

it('finds a product by a word of its texts', async () => {
  const { type } = await openSearch();
  await type('fibra', 'Rete');
});

it('finds products by name and phase when the words of their texts cannot be loaded', async () => {
  const server = aSelectionServer();
  server.answers.ProductWords = () => {
    throw new Error('down');
  };
  const { user } = await openSelection();
  await user.type(search(), 'rasatura');
  await waitFor(() => expect(offered()).toEqual(['Rasacalce', 'Rete']));
  await waitFor(() => expect(mark()).toBe('Invioaggiunge'));
});
