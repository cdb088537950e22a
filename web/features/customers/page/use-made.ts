import { useQuery } from '@tanstack/react-query';
import {
  CustomerQuotationsDocument,
  type CustomerQuotationsQuery,
  OffersDocument,
  type OffersQuery,
} from '#web/graphql/customers.ts';
import { request } from '#web/lib/graphql.ts';

export type MadeQuotation = CustomerQuotationsQuery['quotations']['items'][number];
export type MadeOffer = OffersQuery['offers']['items'][number];

/** Quotations of a customer that the page shows; the list has the rest. */
const mostShown = 100;

/** The quotations of a customer, the newest first; archived ones too (CUS-025, CUS-026). */
export const useMadeQuotations = (customer: string) =>
  useQuery({
    queryKey: ['quotation', 'list', 'ofCustomer', customer],
    queryFn: async ({ signal }) => {
      const filter = { customer, archived: true };
      return (await request(CustomerQuotationsDocument, { filter, pageSize: mostShown }, signal)).quotations;
    },
    staleTime: 0,
  });

async function allOffers(signal: AbortSignal): Promise<MadeOffer[]> {
  const all: MadeOffer[] = [];
  let after: string | null = null;
  do {
    const { offers }: OffersQuery = await request(OffersDocument, { after }, signal);
    all.push(...offers.items);
    after = offers.next;
  } while (after);
  return all;
}

/** The offers of a customer, the newest first (CUS-026). */
export const useMadeOffers = (customer: string) =>
  useQuery({
    queryKey: ['offer', 'ofCustomers'],
    queryFn: ({ signal }) => allOffers(signal),
    staleTime: 0,
    select: (all) =>
      all
        .filter(({ customerId }) => customerId === customer)
        .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
  });
