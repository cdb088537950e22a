import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  PricelistProductsDocument,
  type PricelistProductsQuery,
  SetPricelistProductsDocument,
} from '#web/graphql/pricelists.ts';
import { request } from '#web/lib/graphql.ts';
import { pricelistsKey } from '#web/lib/use-pricelists.ts';

export type Loaded = PricelistProductsQuery['pricelistProducts'];
export type Members = Loaded['pricelist'];
export type ListedProduct = Loaded['products'][number];

const keyOf = (id: string) => ['priceList', 'one', id];

const read = async (id: string, signal?: AbortSignal) =>
  (await request(PricelistProductsDocument, { id }, signal)).pricelistProducts;

/** A price list with its products, and the catalogue to choose them from. */
export const usePricelistProducts = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => read(id, signal) });

/** Saves and reads anew which products belong to a list (PLI-027). */
export function useMembersStore(id: string) {
  const queries = useQueryClient();
  return {
    send: async (productIds: readonly string[], revision: number): Promise<Members> => {
      const variables = { id, productIds: [...productIds], revision };
      const { setPricelistProducts: pricelist } = await request(SetPricelistProductsDocument, variables);
      queries.setQueryData<Loaded>(keyOf(id), (loaded) => loaded && { ...loaded, pricelist });
      void queries.invalidateQueries({ queryKey: pricelistsKey });
      return pricelist;
    },
    reload: async (): Promise<Members> => {
      const loaded = await read(id);
      queries.setQueryData<Loaded>(keyOf(id), loaded);
      return loaded.pricelist;
    },
  };
}
