import { useQuery } from '@tanstack/react-query';
import { OfferableQuotationsDocument, QuotationPeopleDocument } from '#web/graphql/offers.ts';
import type { OfferBeginning } from '#web/lib/ask-for-offer.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';

/** The newest quotations: older ones begin an offer from their own page. */
const mostShown = 100;

/** The user's own quotations, the newest first; the one that the dialog began with is among them. */
export function useQuotationChoices(begun: OfferBeginning['quotation']) {
  const { id: owner } = useUser();
  const { data: quotations = [] } = useQuery({
    queryKey: ['quotation', 'list', 'offerable'],
    queryFn: async ({ signal }) => {
      const asked = { filter: { owner }, pageSize: mostShown };
      return (await request(OfferableQuotationsDocument, asked, signal)).quotations.items;
    },
    staleTime: 0,
  });
  const options = quotations.map(({ id, name, location }) => ({
    value: id,
    label: [name, location].filter(Boolean).join(' · '),
  }));
  const isMissing = begun && !quotations.some(({ id }) => id === begun.id);
  return {
    quotations,
    options: isMissing ? [{ value: begun.id, label: begun.name }, ...options] : options,
  };
}

/** Customer and site of a quotation, once they are known. */
export const useQuotationPeople = (id: string) =>
  useQuery({
    queryKey: ['quotation', 'one', id, 'people'],
    queryFn: async ({ signal }) => (await request(QuotationPeopleDocument, { id }, signal)).quotation,
    enabled: id !== '',
  }).data;
