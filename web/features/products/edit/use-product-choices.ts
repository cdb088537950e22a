import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/schemas/localised.ts';
import type { Option } from '#web/components/select-field.tsx';
import { PhasesDocument, PriceListNamesDocument, ProductNamesDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';
import type { PriceLists } from './prices/price-lists.ts';

export type ProductChoices = {
  phaseOptions: readonly Option[];
  productOptions: readonly Option[];
  lists: PriceLists;
  /** What is called by id in the history. */
  names: ReadonlyMap<string, string>;
  /** Why the price lists are not there: prices of theirs are kept, and not shown. */
  failure?: string;
};

const none: never[] = [];

/** What the form offers: phases in their order, products by name, price lists in their order. */
export function useProductChoices(): ProductChoices {
  const { t, i18n } = useTranslation(['products', 'catalogue']);
  const { data: phases } = useQuery({
    queryKey: ['phase', 'list'],
    queryFn: async ({ signal }) => (await request(PhasesDocument, {}, signal)).phases,
  });
  const { data: products } = useQuery({
    queryKey: ['product', 'names'],
    queryFn: async ({ signal }) => (await request(ProductNamesDocument, {}, signal)).products,
  });
  const { data: lists, error } = useQuery({
    queryKey: ['priceList', 'names'],
    queryFn: async ({ signal }) => (await request(PriceListNamesDocument, {}, signal)).pricelists,
  });
  const unnamed = t('catalogue:unnamedPhase');
  const phaseOptions = useMemo(
    () => phases?.map(({ id, name }) => ({ value: id, label: textIn(name, i18n.language) || unnamed })),
    [phases, i18n.language, unnamed],
  );
  const productOptions = useMemo(
    () => products?.map(({ id, name }) => ({ value: id, label: textIn(name, i18n.language) })),
    [products, i18n.language],
  );
  const names = useMemo(() => {
    const options = [...(phaseOptions ?? none), ...(productOptions ?? none)];
    const named = (lists ?? none).map(({ id, name }) => [id, name] as const);
    return new Map([...options.map(({ value, label }) => [value, label] as const), ...named]);
  }, [phaseOptions, productOptions, lists]);
  return {
    names,
    phaseOptions: phaseOptions ?? none,
    productOptions: productOptions ?? none,
    lists: lists ?? none,
    failure: error && !lists ? t('editView.prices.listsFailed') : undefined,
  };
}
