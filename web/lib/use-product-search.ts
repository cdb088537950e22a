import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductTexts, productSearch, type SearchedProduct } from '#shared/search/search-products.ts';
import { ProductWordsDocument } from '#web/graphql/common.ts';
import { request } from './graphql.ts';
import { usePhases } from './named-phases.ts';

type Words = ProductTexts['words'];

/** Asked for after the list itself. Without an answer products are found by name and phase. */
function useProductWords(enabled: boolean): { words: Words | undefined; isFinal: boolean } {
  const english = useTranslation().i18n.language === 'en';
  const { data, isError } = useQuery({
    queryKey: ['product', 'words', english],
    queryFn: async ({ signal }) => (await request(ProductWordsDocument, { english }, signal)).productWords,
    enabled,
  });
  const words = useMemo(
    () =>
      data &&
      new Map(data.map(({ id, it, en = '', tags }) => [id, { tags, texts: `${it} ${en}`.split(' ') }])),
    [data],
  );
  return { words, isFinal: words !== undefined || isError };
}

const none: Words = new Map();

/**
 * The products that are found, the best first; with nothing typed all of them, as they are. `settled` once no answer can
 * change them any more: before, adding the first could add another one than is seen a moment later.
 */
export function useProductSearch<P extends SearchedProduct>(
  products: readonly P[] | undefined,
  typed: string,
): { found: readonly P[] | undefined; settled: boolean } {
  const { language } = useTranslation().i18n;
  const { data: phases } = usePhases();
  const { words, isFinal } = useProductWords(products !== undefined);
  const search = useMemo(() => {
    const names = new Map(phases?.map(({ id, name }) => [id, name]));
    return products && productSearch(products, { language, phases: names, words: words ?? none });
  }, [products, language, phases, words]);
  const text = typed.trim();
  const wanted = useDeferredValue(text);
  const found = useMemo(() => (wanted ? search?.(wanted) : products), [wanted, products, search]);
  const isNothingYet = found?.length === 0 && !isFinal;
  return { found: isNothingYet ? undefined : found, settled: isFinal && wanted === text };
}
