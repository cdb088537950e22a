import { useInfiniteQuery } from '@tanstack/react-query';
import { OfferTimelineDocument, type OfferTimelineQuery } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { sentKey } from '../use-sent-offer.ts';

export type TimelineEntry = OfferTimelineQuery['offerTimeline']['items'][number];

/** The lines of the timeline, the newest first, so many slices as were asked for (SND-048). */
export function useTimeline(offer: string) {
  const query = useInfiniteQuery({
    queryKey: sentKey(offer, 'timeline'),
    queryFn: async ({ signal, pageParam }) =>
      (await request(OfferTimelineDocument, { offer, after: pageParam }, signal)).offerTimeline,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? null,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ items }) => items) };
}
