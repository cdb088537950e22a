import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  OfferDeliveriesDocument,
  type OfferDeliveryPartsFragment,
  type OfferLinkPartsFragment,
  OfferLinksDocument,
  type OfferMessagePartsFragment,
  OfferMessagesDocument,
  OfferVersionsDocument,
  type OfferVersionsQuery,
  SentOfferDocument,
  type SentOfferPartsFragment,
} from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';

export type SentOffer = SentOfferPartsFragment;
export type SentLink = OfferLinkPartsFragment;
export type SentMail = OfferDeliveryPartsFragment;
export type SentMessage = OfferMessagePartsFragment;
export type SentVersion = OfferVersionsQuery['offerVersions'][number];

/** The live channel asks again for all that begins like it: each event of a sent offer changes its light copy. */
export const sentKey = (offer: string, part: string) => ['offer', 'one', offer, 'sent', part] as const;

const sentQuery = (offer: string) =>
  queryOptions({
    queryKey: sentKey(offer, 'state'),
    queryFn: async ({ signal }) => (await request(SentOfferDocument, { offer }, signal)).sentOffer ?? null,
  });

/** The newest version and its state; null for an offer that was never sent. */
export const useSentOffer = (offer: string) => useQuery(sentQuery(offer));

/** Keeps what an event answered, and asks again for all that it may have changed. */
export function keepSentOffer(queries: QueryClient, sent: SentOffer): Promise<unknown> {
  queries.setQueryData(sentQuery(sent.offer).queryKey, sent);
  return askAgain(queries, sent.offer);
}

const askAgain = (queries: QueryClient, offer: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['offer', 'one', offer, 'sent'] }),
    queries.invalidateQueries({ queryKey: ['offer', 'list'] }),
  ]);

/** After a change that answers no state. */
export function useAskAgain(offer: string): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => askAgain(queries, offer);
}

export const useVersions = (offer: string, enabled = true) =>
  useQuery({
    queryKey: sentKey(offer, 'versions'),
    queryFn: async ({ signal }) => (await request(OfferVersionsDocument, { offer }, signal)).offerVersions,
    enabled,
  });

export const useLinks = (offer: string, enabled = true) =>
  useQuery({
    queryKey: sentKey(offer, 'links'),
    queryFn: async ({ signal }) => (await request(OfferLinksDocument, { offer }, signal)).offerLinks,
    enabled,
  });

export const useMessages = (offer: string) =>
  useQuery({
    queryKey: sentKey(offer, 'messages'),
    queryFn: async ({ signal }) => (await request(OfferMessagesDocument, { offer }, signal)).offerMessages,
  });

/** Milliseconds between two looks at mails that are on their way. */
const sendingPause = 2_000;

export const useDeliveries = (offer: string, enabled = true) =>
  useQuery({
    queryKey: sentKey(offer, 'deliveries'),
    queryFn: async ({ signal }) =>
      (await request(OfferDeliveriesDocument, { offer }, signal)).offerDeliveries,
    enabled,
    refetchInterval: ({ state }) => state.data?.some(({ status }) => status === 'sending') && sendingPause,
  });
