import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { anEditableProduct } from '#test/support/builders/editable-product.ts';
import { openScreens, place, signIn } from '#test/support/open-screen.tsx';
import SuperUsersOnly from '#web/features/products/super-users-only.tsx';
import { aProductServer, button, card, choice, field, fill, openProduct, update } from './open-product.tsx';

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
    expect(server.asked('EditableProduct')).toEqual([]);
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
    await screen.findByText('Le modifiche a questo prodotto non sono ancora salvate.');
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
