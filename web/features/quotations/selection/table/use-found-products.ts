import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import { useProductSearch } from '#web/lib/use-product-search.ts';
import type { SelectableProduct } from '../chosen-product.ts';

export type Filters = { search: string; phase: string };

/** The products that the filters leave: by name, or the best first when something is typed. */
export function useFoundProducts(products: readonly SelectableProduct[] | undefined, filters: Filters) {
  const { language } = useTranslation().i18n;
  const [descending, setDescending] = useState(false);
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    const direction = descending ? -1 : 1;
    return products?.toSorted(
      (left, right) => direction * compare(textIn(left.name, language), textIn(right.name, language)),
    );
  }, [products, language, descending]);
  const { found: searched, settled } = useProductSearch(sorted, filters.search);
  const { phase } = filters;
  const found = useMemo(
    () => (phase ? searched?.filter((product) => product.phases.includes(phase)) : searched),
    [searched, phase],
  );
  return { found, settled, descending, setDescending };
}
