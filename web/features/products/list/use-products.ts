import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import { ProductsDocument, type ProductsQuery } from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import type { PriceList } from '#web/lib/use-price-lists.ts';
import { useProductSearch } from '#web/lib/use-product-search.ts';
import type { ListState } from './list-address.ts';

export type ListedProduct = ProductsQuery['products'][number];

/** Every product the user sees; the live channel asks again when one changes. */
export const useProducts = () =>
  useQuery({
    queryKey: ['product', 'list'],
    queryFn: async ({ signal }) => (await request(ProductsDocument, {}, signal)).products,
  });

/** Rows say which price lists hold a product: when a list changes, they are asked again. */
export function useAskedAgainWith(lists: readonly PriceList[] | undefined): void {
  const queries = useQueryClient();
  const revisions = lists?.map(({ id, revision }) => `${id} ${revision}`).join();
  const seen = useRef(revisions);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== revisions)
      void queries.invalidateQueries({ queryKey: ['product', 'list'] });
    seen.current = revisions;
  }, [queries, revisions]);
}

/** The products by name, in the language of the interface. */
function useSorted(products: readonly ListedProduct[] | undefined, descending: boolean) {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    if (!products) return undefined;
    const collator = new Intl.Collator(language, { numeric: true });
    const named = products.map((product) => ({ product, name: textIn(product.name, language) }));
    const sorted = named.sort((one, other) => collator.compare(one.name, other.name));
    const found = sorted.map(({ product }) => product);
    return descending ? found.reverse() : found;
  }, [products, descending, language]);
}

type Wanted = Pick<ListState, 'phase' | 'archived' | 'descending'> & { typed: string };

/** The products that are found (PRD-007, PRD-008, PRD-010), the best first; by name when nothing is typed. */
export function useFound(products: readonly ListedProduct[] | undefined, wanted: Wanted) {
  const { phase, archived, descending, typed } = wanted;
  const { found } = useProductSearch(useSorted(products, descending), typed);
  return useMemo(
    () =>
      found?.filter(
        (product) => (archived || !product.archived) && (!phase || product.phases.includes(phase)),
      ),
    [found, archived, phase],
  );
}
