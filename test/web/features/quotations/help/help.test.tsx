import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heads, place } from '#test/support/open-screen.tsx';
import { openHelp } from './open-help.tsx';

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the screens of a user, for a super user who helps', () => {
  it('say in a banner whose they are and that nothing can be changed, with the way out', async () => {
    const { user } = openHelp();
    const banner = await screen.findByText('Andrea Conti');
    expect(banner.closest('[role="status"]')?.textContent).toBe(
      'Stai vedendo come Andrea Conti · sola lettura',
    );
    await user.click(screen.getByRole('link', { name: 'Esci' }));
    expect(place()).toBe('/utenti');
  });

  it('show the list of the user, without a way to make, copy or delete', async () => {
    const { server } = openHelp();
    const link = await screen.findByRole('link', { name: 'Casa Mengoni' });
    expect(link.getAttribute('href')).toBe('/utenti/andrea/vista/preventivi/q1');
    expect(heads()).toEqual(['Nome', 'Località', 'Prodotti', 'Creato il', 'Totale']);
    expect(buttons().filter((name) => /Nuovo|Elimina|Duplica|azioni|Modifica|Apri/.test(name ?? ''))).toEqual(
      [],
    );
    expect(server.asked('QuotationsAs')[0]).toMatchObject({ userId: 'andrea', page: 0 });
    expect(server.asked('Quotations')).toEqual([]);
  });

  it('show one quotation with its figures, and not one control that changes it', async () => {
    const { server, user } = openHelp('/preventivi/q1');
    await screen.findByRole('heading', { level: 1, name: 'Casa Mengoni' });
    const table = screen.getByRole('table');
    expect(within(table).queryAllByRole('checkbox')).toEqual([]);
    const names = within(table)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? 'name');
    // The product's name opens its details, the clip its downloads; what is short leads to its row.
    const harmless = /^name$|allegat|sotto il fabbisogno, vai/i;
    expect(names.filter((name) => !harmless.test(name))).toEqual([]);
    expect(screen.getByText('Due mani')).toBeTruthy();
    expect(screen.getByText('Ponteggio escluso')).toBeTruthy();
    expect(buttons().filter((name) => /Modifica|Aggiungi|Salva|Confronta/.test(name ?? ''))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Preventivi' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('switch', { name: 'Mostra schede e specifiche' }));
    expect(server.asked('QuotationAs')).toEqual([{ userId: 'andrea', id: 'q1' }]);
  });

  it('show the products and phases to choose from, and no product that only comes along', async () => {
    openHelp('/catalogo');
    expect(await screen.findByText('Pittura ai silicati')).toBeTruthy();
    expect(within(screen.getByRole('table')).getByText('Finitura')).toBeTruthy();
    expect(screen.queryByText('Solo insieme')).toBeNull();
    expect(screen.queryByRole('button', { name: /Aggiungi/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Catalogo' }).getAttribute('aria-current')).toBe('page');
  });

  it('say that the user is archived, and that the e-mail waits to be verified', async () => {
    openHelp('', { archived: true, emailVerified: false });
    expect(await screen.findByText(/È archiviato/)).toBeTruthy();
    expect(screen.getByText(/Non ha ancora verificato/)).toBeTruthy();
  });
});
