import { useQuery } from '@tanstack/react-query';
import {
  type ListedOfferPartsFragment,
  ListedOffersDocument,
  type ListedOffersQuery,
} from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';

export type ListedOffer = ListedOfferPartsFragment;

async function allOffers(signal: AbortSignal): Promise<ListedOffer[]> {
  const all: ListedOffer[] = [];
  let after: string | null = null;
  do {
    const { offers }: ListedOffersQuery = await request(ListedOffersDocument, { after }, signal);
    all.push(...offers.items);
    after = offers.next;
  } while (after);
  return all;
}

/** All offers of the user: the browser searches and sorts them; the live channel asks again (OFR-001, OFR-008). */
export const useOffers = () =>
  useQuery({ queryKey: ['offer', 'list'], queryFn: ({ signal }) => allOffers(signal) });
