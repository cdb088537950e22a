import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lightCustomer } from '#shared/customers/light-customer.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import { aCustomer, aSite } from '#test/support/builders/customer.ts';
import { signIn } from '#test/support/open-screen.tsx';
import { aListServer, openList } from './open-list.tsx';

const dialog = () => screen.getByRole('dialog', { name: 'Nuovo preventivo' });
const field = (name: string) => within(dialog()).getByRole<HTMLInputElement>('textbox', { name });
const pick = (name: string) => within(dialog()).getByRole<HTMLInputElement>('combobox', { name });
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

const twoSites = aCustomer({
  ...{ id: 'anna', address: 'Via Mazzini 3', province: 'BO' },
  ...{
    sites: [aSite(), aSite({ id: 'site-0002', label: 'Autorimessa', address: 'Via Po 9', city: 'Cervia' })],
  },
});
const oldOne = aCustomer({ id: 'old', firstName: 'Vecchio', archived: true });

async function openDialog(customers: readonly Customer[] = [twoSites, oldOne], type = 'imbianchino') {
  signIn({ type, province: 'BO' });
  const server = aListServer([]);
  const all = [...customers];
  server.answers.Customers = () => ({ customers: { items: all.map(lightCustomer), next: null } });
  server.answers.Customer = (({ id }: { id: string }) => ({
    customer: all.find((one) => one.id === id),
  })) as never;
  server.answers.CreateCustomer = (({ customer }: { customer: Partial<Customer> }) => {
    const made = aCustomer({
      firstName: null,
      lastName: null,
      city: null,
      ...customer,
      id: 'made',
      sites: [],
    });
    all.push(made);
    return { createCustomer: made };
  }) as never;
  const opened = await openList();
  await opened.user.click(screen.getAllByRole('button', { name: 'Nuovo preventivo' })[0] as HTMLElement);
  const choose = async (name: string) => {
    await opened.user.click(await within(dialog()).findByRole('combobox', { name: 'Cliente' }));
    await opened.user.click(await screen.findByRole('option', { name }));
  };
  const byHand = () => opened.user.click(within(dialog()).getByRole('button', { name: 'Scegli a mano' }));
  return { ...server, ...opened, choose, byHand };
}

describe('the customer of a new quotation', () => {
  it('is found by name and travels with its site, which fills location and province [CUS-027, CUS-028]', async () => {
    const { user, choose, byHand } = await openDialog();
    await choose('Anna Rossi · Bologna');
    await within(dialog()).findByRole('combobox', { name: 'Cantiere' });
    // With two sites, none goes without saying.
    expect(field('Località').value).toBe('');
    await user.selectOptions(pick('Cantiere'), 'Casa al mare, Via Roma 1, Rimini');
    expect(field('Località').value).toBe('Via Roma 1, Rimini');
    expect(pick('Provincia').value).toBe('Rimini (RN)');
    await byHand();
    await waitFor(() => expect(window.location.pathname).toBe('/preventivi/nuovo/manual'));
    expect(address()).toEqual({
      ...{ name: 'Preventivo', location: 'Via Roma 1, Rimini', province: 'RN' },
      ...{ customerId: 'anna', siteId: 'site-0001' },
    });
  });

  it('overwrites nothing that was typed [CUS-028]', async () => {
    const { user, choose } = await openDialog();
    await user.type(field('Località'), 'Imola');
    await user.click(pick('Provincia'));
    await user.keyboard('FC{Enter}');
    await choose('Anna Rossi · Bologna');
    await within(dialog()).findByRole('combobox', { name: 'Cantiere' });
    await user.selectOptions(pick('Cantiere'), 'Autorimessa, Via Po 9, Cervia');
    expect(field('Località').value).toBe('Imola');
    expect(pick('Provincia').value).toBe('Forlì-Cesena (FC)');
  });

  it('has their own address where there is no site [CUS-014, CUS-028]', async () => {
    const { choose } = await openDialog([{ ...twoSites, sites: [] }]);
    await choose('Anna Rossi · Bologna');
    await waitFor(() => expect(field('Località').value).toBe('Via Mazzini 3, Bologna'));
    expect(within(dialog()).queryByRole('combobox', { name: 'Cantiere' })).toBeNull();
  });

  it('is made on the spot [CUS-027, CUS-018]', async () => {
    const { user, asked } = await openDialog([]);
    await user.click(await within(dialog()).findByRole('button', { name: 'Nuovo cliente' }));
    const other = within(await screen.findByRole('dialog', { name: 'Nuovo cliente' }));
    await user.type(other.getByRole('textbox', { name: 'Cognome' }), 'Verdi');
    await user.click(other.getByRole('button', { name: 'Crea cliente' }));
    await waitFor(() => expect(pick('Cliente').value).toBe('Verdi'));
    expect(asked('CreateCustomer')).toHaveLength(1);
  });

  it('is no archived one [CUS-025]', async () => {
    const { user } = await openDialog();
    await user.click(await within(dialog()).findByRole('combobox', { name: 'Cliente' }));
    await screen.findByRole('option', { name: 'Anna Rossi · Bologna' });
    expect(screen.queryByRole('option', { name: /Vecchio/ })).toBeNull();
  });

  it('is not asked of those who make no offers [CUS-002]', async () => {
    const { asked } = await openDialog([], 'privato');
    expect(within(dialog()).queryByRole('combobox', { name: 'Cliente' })).toBeNull();
    expect(asked('Customers')).toEqual([]);
  });
});
