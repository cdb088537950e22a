import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSelectable } from '#test/support/builders/selectable-product.ts';
import { isOff } from '#test/support/is-off.ts';
import { heads, options, rowOf, signIn, textOf } from '#test/support/open-screen.tsx';
import { aSelectionServer, cellsOf, chosen, offered, openSelection } from './open-selection.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aSelectable(`Prodotto ${String(index + 1).padStart(2, '0')}`));

beforeEach(() => {
  signIn();
});

describe('the products to choose from', () => {
  it('are a table of 15 a page with name and phases, by name [QNW-002, QNW-009, QNW-012]', async () => {
    aSelectionServer({ products: many(20).toReversed() });
    const { user } = await openSelection();
    expect(heads()).toEqual(['Nome', 'Fasi', 'Azioni']);
    expect(offered()).toHaveLength(15);
    expect(offered()[0]).toBe('Prodotto 01');
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    expect(offered()).toHaveLength(5);
  });

  it('say their phases; one without a name is a Fase senza nome [QER-017, I18-009]', async () => {
    aSelectionServer();
    await openSelection();
    await screen.findAllByText('Fondo');
    expect(cellsOf('Primer Base')[1]).toBe('Fondo');
    expect(cellsOf('Finitura Fine')[1]).toBe('Finitura, Fase senza nome');
    expect(options('Fase')).toContain('Fase senza nome');
  });

  it('are found by text [QNW-010]', async () => {
    aSelectionServer();
    const { user } = await openSelection();
    await user.type(screen.getByRole('searchbox', { name: 'Cerca un prodotto' }), 'rasa');
    await waitFor(() => expect(offered()).toEqual(['Rasacalce', 'Rete']));
    expect(screen.getByText('2 prodotti')).toBeTruthy();
  });

  it('are found by phase, the phases being those the server shows the user [QNW-011, QNW-041]', async () => {
    aSelectionServer();
    const { user } = await openSelection();
    await waitFor(() => expect(options('Fase')).toHaveLength(5));
    expect(options('Fase')).toEqual(['Tutte le fasi', 'Fondo', 'Rasatura', 'Finitura', 'Fase senza nome']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fase' }), 'Rasatura');
    expect(offered()).toEqual(['Rasacalce', 'Rete']);
  });

  it('are not those that only come along because another requires them [QNW-041]', async () => {
    aSelectionServer({ products: [aSelectable('Primer'), aSelectable('Nascosto', { selectable: false })] });
    await openSelection();
    expect(offered()).toEqual(['Primer']);
  });

  it('say what to do when nothing is found', async () => {
    aSelectionServer();
    const { user } = await openSelection();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByRole('heading', { name: 'Nessun prodotto con "zzz"' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    await waitFor(() => expect(offered()).toHaveLength(4));
  });

  it('say that a colour code is searched elsewhere', async () => {
    aSelectionServer();
    const { user } = await openSelection();
    await user.type(screen.getByRole('searchbox'), 'RAL 1001');
    expect(await screen.findByText(/^Il codice di un colore lo cerchi quando scegli il colore/)).toBeTruthy();
  });

  it('can be added one by one; what is chosen is marked with its count [QNW-015, QNW-016, QNW-030]', async () => {
    aSelectionServer();
    const { add } = await openSelection();
    await add('Primer Base');
    expect(chosen()).toEqual(['Primer Base']);
    expect(cellsOf('Primer Base')[0]).toBe('Primer BaseScelto');
    await add('Primer Base');
    expect(chosen()).toEqual(['Primer Base', 'Primer Base']);
    expect(cellsOf('Primer Base')[0]).toBe('Primer BaseScelto × 2');
  });

  it('cannot be added alone when they are combined only, and say why [QNW-028]', async () => {
    aSelectionServer();
    const { user } = await openSelection();
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi Rete' });
    expect(isOff(add)).toBe(true);
    expect(add.title).toBe('Si aggiunge da solo con i prodotti che lo richiedono');
    await user.click(add);
    expect(chosen()).toEqual([]);
    const others = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Aggiungi (?!Rete)/ });
    expect(others.map(({ disabled }) => disabled)).toEqual([false, false, false]);
  });

  it('show their texts in a dialog [QNW-014]', async () => {
    aSelectionServer();
    const { user } = await openSelection();
    await user.click(screen.getByRole('button', { name: 'Dettagli di Primer Base' }));
    const dialog = await screen.findByRole('dialog', { name: /Primer Base/ });
    expect(await within(dialog).findByText('Per facciate.')).toBeTruthy();
    expect(dialog.classList).toContain('d800');
  });

  it('are there for users without a price list too [QNW-042]', async () => {
    signIn({ pricelist: null, pricelistName: null });
    aSelectionServer();
    await openSelection();
    expect(offered()).toHaveLength(4);
  });

  it('tell a failure and load again', async () => {
    const server = aSelectionServer();
    const works = server.answers.SelectableProducts;
    server.answers.SelectableProducts = () => {
      throw new Error('down');
    };
    const opening = openSelection();
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    server.answers.SelectableProducts = works as never;
    retry.click();
    await opening;
    expect(offered()).toHaveLength(4);
  });
});

describe('the attachments of a product', () => {
  const file = (changes: object) => ({
    type: null,
    name: null,
    url: 'https://files.example.com/a.pdf',
    category: null,
    customCategory: null,
    ...changes,
  });
  const it_ = [
    file({ name: 'Scheda Primer', category: 'altro' }),
    file({ category: 'scheda-tecnica' }),
    file({ category: 'altro', customCategory: 'Capitolato' }),
    file({}),
  ];

  async function openAttachments() {
    const attachments_i18n = { it: it_, en: null, de: null };
    aSelectionServer({ products: [aSelectable('Primer', { attachments_i18n }), aSelectable('Nudo')] });
    const { user } = await openSelection();
    await user.click(within(rowOf('Primer')).getByRole('button', { name: 'Allegati di Primer' }));
    return { user, items: await screen.findAllByRole('menuitem') };
  }

  it('are a menu of downloads, each in a new tab; without any the button says so [QNW-013]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, items } = await openAttachments();
    await user.click(items[1]?.querySelector('.menu-item') ?? (items[1] as HTMLElement));
    expect(open).toHaveBeenCalledWith('https://files.example.com/a.pdf', '_blank', 'noopener,noreferrer');
    const none = screen.getByRole<HTMLButtonElement>('button', { name: 'Allegati di Nudo' });
    expect(isOff(none)).toBe(true);
  });

  it('are called by name, category, own category or number [QER-018, QER-019, QER-020]', async () => {
    const { items } = await openAttachments();
    expect(items.map((item) => textOf(item))).toEqual([
      'Scheda Primer',
      'Scheda tecnica',
      'Capitolato',
      'Allegato 4',
    ]);
  });
});
