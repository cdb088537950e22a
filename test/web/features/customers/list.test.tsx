import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aContact, aCustomer, aSite } from '#test/support/builders/customer.ts';
import { heads, place, rowOf, textOf } from '#test/support/open-screen.tsx';
import { aCustomersServer, names, openCustomers } from './open-customers.tsx';

const several = () => [
  aCustomer({ id: 'anna', firstName: 'Anna', lastName: 'Rossi', phone: '+39 347/1234567' }),
  aCustomer({
    ...{ id: 'betulle', kind: 'condominium', company: 'Condominio Le Betulle', city: 'Seriate' },
    ...{ contacts: [aContact({ name: 'Paola Galli' })], sites: [aSite({ label: 'Autorimessa' })] },
  }),
  aCustomer({
    id: 'comune',
    kind: 'public',
    company: 'Comune di Forlì',
    city: 'Forlì',
    vatNumber: '00606620409',
  }),
  aCustomer({ id: 'vecchio', kind: 'company', company: 'Vecchia ditta', archived: true }),
];
const uses = [
  { customer: 'anna', quotations: 3, offers: 0, lastActivity: '2026-11-12T09:00:00.000Z' },
  { customer: 'comune', quotations: 1, offers: 2, lastActivity: '2026-11-25T09:00:00.000Z' },
];

describe('the list of customers', () => {
  it('shows name, kind, city, phone, numbers and the last activity, by name [CUS-001, CUS-022]', async () => {
    const { asked } = aCustomersServer(several(), { uses });
    await openCustomers();
    await screen.findByText('Anna Rossi');
    expect(heads()).toEqual([
      'Seleziona tutto',
      'Nome',
      'Tipo',
      'Città',
      'Telefono',
      'Preventivi',
      'Offerte',
      'Ultima attività',
      'Azioni',
    ]);
    expect(names()).toEqual(['Anna Rossi', 'Comune di Forlì', 'Condominio Le Betulle']);
    await waitFor(() => expect(textOf(rowOf('Anna Rossi'))).toContain('12/11/2026'));
    expect(textOf(rowOf('Comune di Forlì'))).toContain('Ente pubblicoForlì');
    // Slices of the whole list, each asked for once.
    expect(asked('Customers')).toEqual([{ after: null }, { after: 'betulle' }]);
  });

  it.each([
    ['Ultima attività', ['Comune di Forlì', 'Anna Rossi', 'Condominio Le Betulle']],
    ['Preventivi', ['Anna Rossi', 'Comune di Forlì', 'Condominio Le Betulle']],
    ['Offerte', ['Comune di Forlì', 'Anna Rossi', 'Condominio Le Betulle']],
    ['Tipo', ['Anna Rossi', 'Condominio Le Betulle', 'Comune di Forlì']],
    ['Città', ['Anna Rossi', 'Comune di Forlì', 'Condominio Le Betulle']],
    ['Telefono', ['Comune di Forlì', 'Condominio Le Betulle', 'Anna Rossi']],
  ])('sorts by %s [CUS-022]', async (head, expected) => {
    aCustomersServer(several(), { uses });
    const { user } = await openCustomers();
    await screen.findByText('12/11/2026');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${head}`) }));
    expect(names()).toEqual(expected);
  });

  it.each([
    ['forli comune', ['Comune di Forlì']],
    ['PAOLA', ['Condominio Le Betulle']],
    ['autorim', ['Condominio Le Betulle']],
    ['347 123', ['Anna Rossi']],
    ['0060662', ['Comune di Forlì']],
  ])('finds %s [CUS-023, CUS-024]', async (typed, expected) => {
    aCustomersServer(several());
    const { user } = await openCustomers();
    await user.type(await screen.findByRole('searchbox'), typed);
    expect(names()).toEqual(expected);
  });

  it('filters by kind and city, and takes the filters back [CUS-022]', async () => {
    aCustomersServer(several());
    const { user, pass } = await openCustomers();
    await user.click(await screen.findByRole('combobox', { name: 'Tipo' }));
    await user.click(screen.getByRole('option', { name: 'Condominio' }));
    expect(names()).toEqual(['Condominio Le Betulle']);
    await user.click(screen.getByRole('combobox', { name: 'Città' }));
    await user.click(screen.getByRole('option', { name: 'Forlì' }));
    expect(screen.getByText('Nessun cliente con questi filtri')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    pass(1000);
    expect(names()).toHaveLength(3);
    expect(place()).toBe('/clienti');
  });

  it('has the pages of the quotations list [CUS-022]', async () => {
    const many = Array.from({ length: 21 }, (_, at) =>
      aCustomer({ kind: 'company', company: `Ditta ${at + 1}` }),
    );
    aCustomersServer(many);
    const { user } = await openCustomers();
    await screen.findByText('Ditta 1');
    expect(names()).toHaveLength(20);
    expect(screen.getByText('1–20 di 21')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    expect(names()).toEqual(['Ditta 21']);
    const sizes = within(screen.getByLabelText('Righe per pagina')).getAllByRole('option').map(textOf);
    expect(sizes).toEqual(['10', '20', '30', '50', '100']);
  });

  it('hides archived ones until they are asked for; archiving can be undone [CUS-025]', async () => {
    const { asked } = aCustomersServer(several());
    const { user } = await openCustomers();
    await user.click(await screen.findByRole('switch', { name: 'Mostra archiviati' }));
    expect(names()).toContain('Vecchia ditta');
    await user.click(screen.getByRole('switch', { name: 'Mostra archiviati' }));
    await user.click(screen.getByRole('button', { name: 'Altre azioni su Anna Rossi' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archivia' }));
    await waitFor(() => expect(names()).toEqual(['Comune di Forlì', 'Condominio Le Betulle']));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(asked('UpdateCustomer')).toEqual([
      { customer: { id: 'anna', revision: 1, archived: true } },
      { customer: { id: 'anna', revision: 2, archived: false } },
    ]);
  });

  it('is empty at first, and offers the first customer', async () => {
    aCustomersServer([]);
    const { user } = await openCustomers();
    expect(await screen.findByText('Nessun cliente')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nuovo cliente' }));
    expect(await screen.findByRole('dialog', { name: /Nuovo cliente/ })).toBeDefined();
  });

  it('calls: a phone is a link [CUS-017]', async () => {
    aCustomersServer(several());
    await openCustomers();
    const call = await screen.findByRole('link', { name: 'Chiama Anna Rossi' });
    expect(call.getAttribute('href')).toBe('tel:+393471234567');
    expect(screen.getByRole('link', { name: '+39 347/1234567' }).getAttribute('href')).toBe(
      'tel:+393471234567',
    );
  });
});
