import { useQuery } from '@tanstack/react-query';
import { QuotationsForOffersDocument, RowsForOffersDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';

/** Quotations of the owner that the field offers; the newest come first. */
const mostOffered = 100;

const useQuotations = (customer: string | null, enabled: boolean) => {
  const { id: owner } = useUser();
  return useQuery({
    queryKey: ['quotation', 'list', 'forOffers', owner, customer],
    queryFn: async ({ signal }) => {
      const filter = { owner, ...(customer && { customer }) };
      const variables = { filter, pageSize: mostOffered };
      return (await request(QuotationsForOffersDocument, variables, signal)).quotations.items;
    },
    enabled,
  }).data;
};

/** The owner's quotations: the customer's first, then the newest (OFR-005). */
export function useQuotationOptions(customer: string | null): { value: string; label: string }[] {
  const own = useQuotations(customer, customer !== null);
  const all = useQuotations(null, true);
  const named = new Map([...((customer && own) || []), ...(all ?? [])].map((each) => [each.id, each]));
  return [...named.values()].map(({ id: value, name, location }) => ({
    value,
    label: [name, location].filter(Boolean).join(', '),
  }));
}

/** The rows of a quotation as it is now. */
export const useQuotationRows = (id: string) =>
  useQuery({
    queryKey: ['quotation', 'one', id, 'forOffers'],
    queryFn: async ({ signal }) => (await request(RowsForOffersDocument, { id }, signal)).quotation,
    enabled: id !== '',
    staleTime: 0,
  });
