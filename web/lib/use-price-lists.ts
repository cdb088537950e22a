import { useQuery } from '@tanstack/react-query';
import { PriceListsDocument, type PriceListsQuery } from '#web/graphql/common.ts';
import { request } from './graphql.ts';

export type PriceList = PriceListsQuery['priceLists'][number];

export const priceListsKey = ['priceList', 'list'] as const;

/** Every price list, in order: only super users may ask. The live channel reloads them when one changes (PLI-029). */
export const usePriceLists = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: priceListsKey,
    queryFn: async ({ signal }) => (await request(PriceListsDocument, {}, signal)).priceLists,
  });
