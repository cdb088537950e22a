import { useQuery } from '@tanstack/react-query';
import { PriceListNamesDocument, ProductNamesDocument } from '#web/graphql/common.ts';
import { request } from './graphql.ts';

/** Names of all products, and whether they are archived: choices for super users. */
export const useProductNames = () =>
  useQuery({
    queryKey: ['product', 'names'],
    queryFn: async ({ signal }) => (await request(ProductNamesDocument, {}, signal)).products,
  });

/** Names of all price lists, in order: choices for super users. */
export const usePriceListNames = () =>
  useQuery({
    queryKey: ['priceList', 'names'],
    queryFn: async ({ signal }) => (await request(PriceListNamesDocument, {}, signal)).priceLists,
  });
