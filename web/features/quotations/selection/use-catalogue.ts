import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SelectableProductsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import type { ProductCatalogue, SelectableProduct } from './chosen-product.ts';

/** The server answers units and types as text, which it validates with the schemas. */
const readProducts = async (signal: AbortSignal) =>
  (await request(SelectableProductsDocument, {}, signal)).selectableProducts as SelectableProduct[];

/** The products to choose from (QNW-022, QNW-041), and those that rules may add. */
export function useCatalogue() {
  const { data, error, refetch } = useQuery({
    queryKey: ['product', 'selectable'],
    queryFn: ({ signal }) => readProducts(signal),
  });
  const catalogue = useMemo<ProductCatalogue | undefined>(
    () => data && new Map(data.map((product) => [product.id, product])),
    [data],
  );
  const products = useMemo(() => data?.filter(({ selectable }) => selectable), [data]);
  return { products, catalogue, error: data ? undefined : error, retry: () => void refetch() };
}
export type LoadedCatalogue = ReturnType<typeof useCatalogue>;
