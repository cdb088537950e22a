import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lightCustomer } from '#shared/customers/light-customer.ts';
import { aCustomer } from '#test/support/builders/customer.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';
import { heads, place, rowOf, signIn, textOf } from '#test/support/open-screen.tsx';
import type { QuotationsQueryVariables } from '#web/graphql/quotations.ts';
import { aListServer, openList } from './open-list.tsx';

const anna = aCustomer({ id: 'anna', city: null });
const ofAnna = {
  ...aQuotationLight({ id: 'q1', name: 'Casa al mare' }),
  customer: { id: 'anna', name: 'Anna Rossi' },
};

const open = async (
  quotations = [ofAnna, aQuotationLight({ id: 'q2', name: 'Altra casa' })],
  customers = [anna],
) => {
  signIn({ type: 'imbianchino' });
  const server = aListServer(quotations);
  server.answers.Customers = () => ({ customers: { items: customers.map(lightCustomer), next: null } });
  return { ...server, ...(await openList()) };
};

describe('the customers of the list of quotations', () => {
  it('have a column that leads to them [CUS-030]', async () => {
    await open();
    expect(heads()).toContain('Cliente');
    expect(textOf(rowOf('Casa al mare'))).toContain('Anna Rossi');
    expect(screen.getByRole('link', { name: 'Anna Rossi' }).getAttribute('href')).toBe('/clienti/anna');
  });

  it('filter it, in the address too [CUS-030]', async () => {
    const { user, asked } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Cliente' }));
    await user.click(screen.getByRole('option', { name: 'Anna Rossi' }));
    await waitFor(() => expect(place()).toBe('/preventivi?customer=anna'));
    const last = asked<QuotationsQueryVariables>('Quotations').at(-1);
    expect(last?.filter?.customer).toBe('anna');
  });

  it('show neither column nor filter to a user without customers [CUS-030]', async () => {
    const { asked } = await open([aQuotationLight()] as never, []);
    await waitFor(() => expect(asked('Customers')).toHaveLength(1));
    expect(heads()).not.toContain('Cliente');
    expect(screen.queryByRole('combobox', { name: 'Cliente' })).toBeNull();
  });
});
