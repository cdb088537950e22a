import { screen, within } from '@testing-library/react';
import { lightCustomer } from '#shared/customers/light-customer.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import type { MergeInput } from '#shared/schemas/customer-work.ts';
import { aServer } from '#test/support/a-server.ts';
import { aCustomer } from '#test/support/builders/customer.ts';
import { aJob } from '#test/support/builders/job.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import CustomersPage from '#web/features/customers/list/customers-page.tsx';
import CustomerPage from '#web/features/customers/page/customer-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

type Use = { customer: string; quotations: number; offers: number; lastActivity: string };
type Sent = Partial<Customer> & { id: string; revision: number };
export type Made = {
  colours?: readonly object[];
  uses?: readonly Use[];
  quotations?: readonly object[];
  offers?: readonly object[];
};

/** A server of one owner's customers, in slices of two. */
export function aCustomersServer(customers: readonly Customer[], made: Made = {}) {
  let stored = [...customers];
  const one = (id: string) => stored.find((customer) => customer.id === id);
  const put = (next: Customer) => {
    stored = [...stored.filter(({ id }) => id !== next.id), next];
    return next;
  };
  const { colours = [], uses = [], quotations = [], offers = [] } = made;
  return {
    change: (id: string, changes: Partial<Customer>) => put({ ...aCustomer(), ...one(id), ...changes }),
    ...aServer({
      Customers: ({ after }: { after: string | null }) => {
        const from = after ? stored.findIndex(({ id }) => id === after) + 1 : 0;
        const items = stored.slice(from, from + 2);
        const next = from + 2 < stored.length ? (items.at(-1)?.id ?? null) : null;
        return { customers: { items: items.map(lightCustomer), next } };
      },
      CustomerUses: () => ({ customerUses: uses }),
      Customer: ({ id }: { id: string }) => {
        const customer = one(id);
        if (!customer) throw new GraphqlFailure('not-found');
        return { customer };
      },
      CreateCustomer: ({ customer }: { customer: Partial<Customer> }) => ({
        createCustomer: put({ ...aCustomer({ firstName: null, lastName: null }), ...customer, id: 'made' }),
      }),
      UpdateCustomer: ({ customer: { id, revision, ...changes } }: { customer: Sent }) => ({
        updateCustomer: put({ ...aCustomer(), ...one(id), ...changes, id, revision: revision + 1 }),
      }),
      CustomerQuotations: () => ({ quotations: { items: quotations, total: quotations.length } }),
      Offers: () => ({ offers: { items: offers, next: null } }),
      ColourCard: ({ customer }: { customer: string }) => ({
        colourCard: { customer, revision: 0, lines: colours },
      }),
      SaveColourCard: ({ card }: { card: { customer: string } }) => ({
        saveColourCard: { customer: card.customer, revision: 1, lines: colours },
      }),
      MergeCustomers: ({ merge: { other } }: { merge: MergeInput }) => {
        stored = stored.filter(({ id }) => id !== other);
        return { mergeCustomers: aJob({ kind: 'customer_merge' }) };
      },
      ContinueJob: () => ({ continueJob: aJob({ kind: 'customer_merge', state: 'done', done: 3 }) }),
      KeepCustomersApart: ({ first, second }: { first: string; second: string }) => {
        const { id, notDuplicateOf } = one(first) ?? aCustomer();
        put({ ...aCustomer(), ...one(first), notDuplicateOf: [...notDuplicateOf, second] });
        return { keepCustomersApart: { id } };
      },
      EraseCustomer: ({ erasure: { id } }: { erasure: { id: string } }) => {
        stored = stored.filter((customer) => customer.id !== id);
        return { eraseCustomer: { id: 'job' } };
      },
    }),
  };
}

/** Opens the list or the page of a customer as a painter, and waits for the head. */
export async function openCustomers(address = '/clienti') {
  signIn({ type: 'imbianchino' });
  const opened = openScreens(address, {
    '/clienti': (timer) => <CustomersPage timer={timer} />,
    '/clienti/:id': () => <CustomerPage />,
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

export const names = () => [...document.querySelectorAll('td .customer-name a')].map(textOf);
export const dialog = () => within(screen.getByRole('dialog'));
