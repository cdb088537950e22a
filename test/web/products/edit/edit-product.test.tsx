import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anEditableProduct } from '#test/support/builders/editable-product.ts';
import { aServer, openScreens, place, signIn, textOf } from '#test/web/quotations/open-screen.tsx';
import SuperUsersOnly from '#web/features/products/super-users-only.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aProductServer, button, card, choice, field, fill, openProduct, update } from './open-product.tsx';

// What they write is tested with them; here they would only cost time.
vi.mock('#web/components/rich-text-editor/rich-text-editor.tsx', () => ({ RichTextEditor: () => null }));

describe('the form of a product', () => {
  it('has its sections [PRD-026, PRD-033, PRD-034, PRD-035]', async () => {
    aProductServer();
    await openProduct();
    for (const name of ['Dati generali', 'Allegati', 'Unità e consumo', 'Fasce di prezzo']) {
      expect(screen.getByRole('region', { name })).toBeDefined();
    }
    expect(card('Dati generali').getByLabelText("File dell'immagine")).toBeDefined();
  });

  it('has the phases and the user types it is for [PRD-028, PRD-029]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await screen.findByText('Finitura');
    await user.click(choice('Fasi'));
    await user.click(screen.getByRole('option', { name: 'Fondo' }));
    await user.click(choice('Tipi di utente abilitati'));
    await user.click(screen.getByRole('option', { name: 'Imbianchino' }));
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    expect(server.saves()[0]).toMatchObject({ phases: ['finitura', 'fondo'], userTypes: ['imbianchino'] });
  });

  it('shows revision and old address where they are filled, and keeps them [OPC-27]', async () => {
    const server = aProductServer(anEditableProduct({ rev: '2026-01' }));
    const { user } = await openProduct();
    expect(screen.queryByRole('textbox', { name: 'Indirizzo della scheda (vecchio)' })).toBeNull();
    fill(field('Revisione della scheda'), '2026-02');
    await user.click(update());
    await waitFor(() => expect(server.saves()[0]).toMatchObject({ rev: '2026-02', url: null }));
  });

  it('is for super users: others are led to the list [OPC-32, TRA-018]', async () => {
    const server = aServer({});
    signIn({ superUser: false });
    openScreens('/prodotti/silicalce', { '/prodotti/:id': () => <SuperUsersOnly /> });
    expect(await screen.findByRole('link', { name: 'Vai ai prodotti' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Aggiorna|Traduci|Archivia/ })).toBeNull();
    expect(server.asked('EditedProduct')).toEqual([]);
  });
});

describe('saving a product', () => {
  it('is possible only after a change; a save makes the page clean again [PRD-040, PRD-059, PRD-066]', async () => {
    aProductServer();
    // The bar says it for wide screens and for phones.
    const { user, pass } = await openProduct();
    expect(update().disabled).toBe(true);
    expect(screen.getAllByText('Tutto salvato')).toHaveLength(2);
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    expect(screen.getAllByText('1 modifica non salvata')).toHaveLength(2);
    expect(update().disabled).toBe(false);
    await user.click(update());
    await screen.findByText('Prodotto aggiornato');
    pass(500);
    expect(screen.getAllByText('Tutto salvato')).toHaveLength(2);
    expect(update().disabled).toBe(true);
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
  });

  it('is possible again without a change only when something is changed back and forth [PRD-059]', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.type(field(/Nome in italiano/), 'x');
    await user.type(field(/Nome in italiano/), '{Backspace}');
    expect(update().disabled).toBe(true);
  });

  it('is done by Ctrl+S too', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.saves()).toHaveLength(1));
  });

  it('spins for 500 ms after it, and says what happened for 4000 ms [PRD-041, PRD-064]', async () => {
    aProductServer();
    const { user, pass } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await screen.findByText('Prodotto aggiornato');
    pass(499);
    expect(update().getAttribute('aria-busy')).toBe('true');
    pass(1);
    expect(update().getAttribute('aria-busy')).toBeNull();
    pass(3499);
    expect(screen.getByText('Prodotto aggiornato')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Prodotto aggiornato')).toBeNull();
  });

  it('sends the revision it started from and all that is edited, and no more [PRD-084]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await waitFor(() => expect(server.saves()).toHaveLength(1));
    const fields =
      'id revision name rev url details specs um packaging price priceType priceranges consumptionType consumption combined standalone consumptionranges phases userTypes attachments attachments_i18n';
    expect(Object.keys(server.saves()[0] ?? {}).toSorted()).toEqual(fields.split(' ').toSorted());
    expect(server.saves()[0]).toMatchObject({ id: 'silicalce', revision: 3 });
  });

  it('keeps everything when it fails, and says why with its code [OPC-49]', async () => {
    const server = aProductServer();
    server.answers.SaveProduct = () => {
      throw new GraphqlFailure('internal');
    };
    const { user, pass } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('(codice internal)'));
    pass(500);
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
    expect(update().disabled).toBe(false);
  });

  it('needs an Italian name: it goes there, in its language, and says so [OPC-26]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    await user.clear(field(/Nome in italiano/));
    await user.click(button('Inglese'));
    await user.click(update());
    const name = await screen.findByRole('textbox', { name: /Nome in italiano/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Scrivi il nome')).toBeDefined();
    expect(server.saves()).toEqual([]);
    await user.type(name, 'A');
    expect(screen.queryByText('Scrivi il nome')).toBeNull();
  });

  it('marks the field that the server refuses', async () => {
    const server = aProductServer();
    server.answers.SaveProduct = () => {
      throw new GraphqlFailure('invalid-input', { field: 'product.name.it' });
    };
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    await waitFor(() => expect(field(/Nome in italiano/).getAttribute('aria-invalid')).toBe('true'));
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
  });

  it('meets what somebody else saved with a choice: his version, or mine over it [OPC-50]', async () => {
    const server = aProductServer();
    const { user, pass } = await openProduct();
    server.savedElsewhere({ um: 'kg' });
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(update());
    const dialog = await screen.findByRole('alertdialog');
    expect(textOf(dialog)).toContain('Marta Bellini');
    pass(500);
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
    await user.click(within(dialog).getByRole('button', { name: 'Sovrascrivi con la mia' }));
    await waitFor(() => expect(server.saves().at(-1)).toMatchObject({ revision: 4, um: 'l' }));
  });
});

describe('leaving a product', () => {
  it('goes back to the list [PRD-036]', async () => {
    aProductServer();
    const { user } = await openProduct();
    await user.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    expect(place()).toBe('/prodotti');
  });

  it('asks first when something is unsaved: stay keeps the edits, leave drops them [PRD-065, CER-014]', async () => {
    aProductServer();
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
    await user.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await waitFor(() => expect(place()).toBe('/prodotti'));
  });
});

describe('the archive', () => {
  it('takes the product at once, with id and state alone, and gives it back; edits stay [PRD-037, PRD-057, PRD-058]', async () => {
    const server = aProductServer();
    const { user } = await openProduct();
    fill(field(/Nome in italiano/), 'Silicalce Facciata Plus');
    await user.click(button('Archivia'));
    await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
    await screen.findByRole('button', { name: 'Archivia' });
    expect(server.asked('SetProductArchived')).toEqual([
      { id: 'silicalce', archived: true },
      { id: 'silicalce', archived: false },
    ]);
    expect(field(/Nome in italiano/).value).toBe('Silicalce Facciata Plus');
    await user.click(update());
    await waitFor(() => expect(server.saves()[0]).toMatchObject({ revision: 5 }));
  });
});
