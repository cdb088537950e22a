import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Offer } from '#shared/schemas/offer.ts';
import { OfferChangesDocument, OfferDocument, type OfferFieldsFragment } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';

/** GraphQL answers both fields of a discount; the one that there is none of is null. */
function discountOf({ discount }: OfferFieldsFragment): Offer['discount'] {
  if (!discount) return null;
  return discount.percent === null ? { amount: discount.amount ?? 0 } : { percent: discount.percent };
}

/** The cast is safe: the server validates with the same schema, and a text that a language lacks is null in both. */
const asOffer = (answer: OfferFieldsFragment) =>
  ({ ...(answer satisfies Record<keyof Offer, unknown>), discount: discountOf(answer) }) as unknown as Offer;

/** One offer of the user; the live channel asks again when it changes elsewhere. */
const offerQuery = (id: string) =>
  queryOptions({
    queryKey: ['offer', 'one', id],
    queryFn: async ({ signal }) => asOffer((await request(OfferDocument, { id }, signal)).offer),
  });

export const useOffer = (id: string) => useQuery(offerQuery(id));

/** The offer as it is stored now, after a conflict. */
export const readOfferAgain = (queries: QueryClient, id: string): Promise<Offer> =>
  queries.fetchQuery({ ...offerQuery(id), staleTime: 0 });

/** Keeps the answer of a save as the newest version. */
export function keepOffer(queries: QueryClient, answer: OfferFieldsFragment): Offer {
  const offer = asOffer(answer);
  queries.setQueryData(offerQuery(offer.id).queryKey, offer);
  void queries.invalidateQueries({ queryKey: ['offer', 'list'] });
  return offer;
}

/** The changes since the copies were made: asked for once the offer shows, and after each save (OFR-036, WRK-013). */
export const useOfferChanges = ({ id, revision }: Pick<Offer, 'id' | 'revision'>) =>
  useQuery({
    queryKey: ['offer', 'changes', id, revision],
    queryFn: async ({ signal }) => (await request(OfferChangesDocument, { id }, signal)).offerChanges,
    retry: false,
  }).data;
