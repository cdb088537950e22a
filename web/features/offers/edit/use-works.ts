import { useQuery } from '@tanstack/react-query';
import type { Work } from '#shared/schemas/work.ts';
import {
  WorkForOffersDocument,
  WorksForOffersDocument,
  type WorksForOffersQuery,
} from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';

export type OfferedWork = WorksForOffersQuery['works'][number];

/** The owner's library, without long texts. */
export const useWorks = (enabled = true) =>
  useQuery({
    queryKey: ['work', 'list', 'forOffers'],
    queryFn: async ({ signal }) => (await request(WorksForOffersDocument, {}, signal)).works,
    enabled,
  });

/** A whole work as it is today: what an offer copies (WRK-012). The fields that no line takes are left out. */
export const readWork = async (id: string): Promise<Work> =>
  (await request(WorkForOffersDocument, { id })).work as unknown as Work;
