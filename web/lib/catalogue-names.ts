import { useQuery } from '@tanstack/react-query';
import { PriceListNamesDocument, ProductNamesDocument } from '#web/graphql/common.ts';
import { request } from './graphql.ts';

/** What every product is called, and whether it is archived: for super users, who choose among them. */
export const useProductNames = () =>
  useQuery({
    queryKey: ['product', 'names'],
    queryFn: async ({ signal }) => (await request(ProductNamesDocument, {}, signal)).products,
  });

/** What every price list is called, in order: for super users. */
export const usePriceListNames = () =>
  useQuery({
    queryKey: ['priceList', 'names'],
    queryFn: async ({ signal }) => (await request(PriceListNamesDocument, {}, signal)).priceLists,
  });
