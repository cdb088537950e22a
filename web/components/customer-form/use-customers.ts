import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  CustomerDocument,
  type CustomerQuery,
  CustomersDocument,
  type ListedCustomerFragment,
  type WholeCustomerFragment,
} from '#web/graphql/customer-form.ts';
import { request } from '#web/lib/graphql.ts';

export type ListedCustomer = ListedCustomerFragment;
export type WholeCustomer = WholeCustomerFragment;
/** With the addresses that mails come back from. */
export type ReadCustomer = CustomerQuery['customer'];

/** The live channel asks again for all that begins like it. */
export const customerKey = ['customer'] as const;

async function allCustomers(signal: AbortSignal): Promise<ListedCustomer[]> {
  const all: ListedCustomer[] = [];
  let after: string | null = null;
  do {
    const { customers }: { customers: { items: ListedCustomer[]; next: string | null } } = await request(
      CustomersDocument,
      { after },
      signal,
    );
    all.push(...customers.items);
    after = customers.next;
  } while (after);
  return all;
}

/** All customers of the user, archived ones too: the browser searches and sorts them (CUS-023). */
export const useCustomers = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: [...customerKey, 'list'],
    queryFn: ({ signal }) => allCustomers(signal),
    enabled,
  });

/** A customer as it is stored now. */
export const readCustomer = async (id: string, signal?: AbortSignal): Promise<ReadCustomer> =>
  (await request(CustomerDocument, { id }, signal)).customer;

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...customerKey, 'one', id],
    queryFn: ({ signal }) => readCustomer(id, signal),
    staleTime: 0,
  });

export const useCustomer = (id: string) => useQuery(customerQuery(id));
