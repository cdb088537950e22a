import { useQuery } from '@tanstack/react-query';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { OfferVersionDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { sentKey } from './use-sent-offer.ts';

/** A version never changes: it is read once. */
export const useSnapshot = (offer: string, version: number) =>
  useQuery({
    queryKey: [...sentKey(offer, 'snapshot'), version],
    queryFn: async ({ signal }): Promise<OfferSnapshot> =>
      JSON.parse((await request(OfferVersionDocument, { offer, version }, signal)).offerVersion),
    staleTime: Number.POSITIVE_INFINITY,
  });
