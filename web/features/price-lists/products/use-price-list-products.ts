import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  PriceListProductsDocument,
  type PriceListProductsQuery,
  SetPriceListProductsDocument,
} from '#web/graphql/price-lists.ts';
import { request } from '#web/lib/graphql.ts';
import { priceListsKey } from '#web/lib/use-price-lists.ts';

export type Loaded = PriceListProductsQuery['priceListProducts'];
export type Members = Loaded['pricelist'];
export type ListedProduct = Loaded['products'][number];

const keyOf = (id: string) => ['priceList', 'one', id];

const read = async (id: string, signal?: AbortSignal) =>
  (await request(PriceListProductsDocument, { id }, signal)).priceListProducts;

/** A price list with its products, and the catalogue to choose them from. */
export const usePriceListProducts = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => read(id, signal) });

/** Saves and reads anew which products belong to a list (PLI-027). */
export function useMembersStore(id: string) {
  const queries = useQueryClient();
  return {
    send: async (productIds: readonly string[], revision: number): Promise<Members> => {
      const variables = { id, productIds: [...productIds], revision };
      const { setPriceListProducts: pricelist } = await request(SetPriceListProductsDocument, variables);
      queries.setQueryData<Loaded>(keyOf(id), (loaded) => loaded && { ...loaded, pricelist });
      void queries.invalidateQueries({ queryKey: priceListsKey });
      return pricelist;
    },
    reload: async (): Promise<Members> => {
      const loaded = await read(id);
      queries.setQueryData<Loaded>(keyOf(id), loaded);
      return loaded.pricelist;
    },
  };
}
