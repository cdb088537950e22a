import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import { useProductSearch } from '#web/lib/use-product-search.ts';
import type { ListedProduct } from './use-price-list-products.ts';

export const inclusions = ['all', 'included', 'excluded'] as const;
type Inclusion = (typeof inclusions)[number];

export type Filters = { search: string; phase: string; archived: boolean; inclusion: Inclusion };

export const noFilters: Filters = { search: '', phase: '', archived: false, inclusion: 'all' };

/** The products that the filters leave, by name. A tick moves no row away: only a change of filters looks at ticks again. */
export function useFoundProducts(products: readonly ListedProduct[], included: ReadonlySet<string>) {
  const { language } = useTranslation().i18n;
  const [filters, setFilters] = useState(noFilters);
  const [seen, setSeen] = useState(included);
  const [page, setPage] = useState(0);
  const wanted = useDeferredValue(filters);
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return products.toSorted((a, b) => compare(textIn(a.name, language), textIn(b.name, language)));
  }, [products, language]);
  const { found: searched } = useProductSearch(sorted, filters.search);
  const found = useMemo(() => {
    const { phase, archived, inclusion } = wanted;
    return searched?.filter(
      (product) =>
        (!phase || product.phases.includes(phase)) &&
        (archived || !product.archived) &&
        (inclusion === 'all' || seen.has(product.id) === (inclusion === 'included')),
    );
  }, [searched, wanted, seen]);
  const change = (changes: Partial<Filters>) => {
    setFilters((now) => ({ ...now, ...changes }));
    setSeen(included);
    setPage(0);
  };
  return { filters, found, change, page, setPage };
}
