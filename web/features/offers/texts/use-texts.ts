import { useQuery } from '@tanstack/react-query';
import {
  OfferTextDocument,
  type OfferTextPartsFragment,
  type OfferTextQuery,
  OfferTextsDocument,
} from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';

export type ListedText = OfferTextPartsFragment;
export type WholeText = OfferTextQuery['offerText'];

export const textsKey = ['offerText', 'list'] as const;

/** The user's text blocks, by name. */
export const useTexts = () =>
  useQuery({
    queryKey: textsKey,
    queryFn: async ({ signal }) => (await request(OfferTextsDocument, {}, signal)).offerTexts,
  });

/** A block as it is stored now. */
export const readText = async (id: string, signal?: AbortSignal): Promise<WholeText> =>
  (await request(OfferTextDocument, { id }, signal)).offerText;

/** A block with its text, read anew for each dialog: an edit builds on what is stored. */
export const useText = (id: string) =>
  useQuery({
    queryKey: ['offerText', 'one', id],
    queryFn: ({ signal }) => readText(id, signal),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
