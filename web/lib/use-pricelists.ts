import { useQuery } from '@tanstack/react-query';
import { PricelistsDocument, type PricelistsQuery } from '#web/graphql/common.ts';
import { request } from './graphql.ts';

export type Pricelist = PricelistsQuery['pricelists'][number];

export const pricelistsKey = ['priceList', 'list'] as const;

/** Every price list, in order: for super users. The live channel asks again when one changes (PLI-029). */
export const usePricelists = () =>
  useQuery({
    queryKey: pricelistsKey,
    queryFn: async ({ signal }) => (await request(PricelistsDocument, {}, signal)).pricelists,
  });
