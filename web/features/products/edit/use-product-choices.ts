import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { Option } from '#web/components/select-field.tsx';
import { usePriceListNames, useProductNames } from '#web/lib/catalogue-names.ts';
import { useNamedPhases } from '#web/lib/named-phases.ts';
import type { PriceLists } from './prices/price-lists.ts';

export type ProductChoices = {
  phaseOptions: readonly Option[];
  productOptions: readonly Option[];
  lists: PriceLists;
  /** The columns of the prices, where they are not the lists alone. */
  columns?: PriceLists;
  /** Names, by id, of all that the history mentions. */
  names: ReadonlyMap<string, string>;
  /** The price lists are on their way. */
  awaitsLists: boolean;
  /** Why price lists are missing: their prices are kept but not shown. */
  failure?: string;
};

const none: never[] = [];

/** Options of the form: phases in their order, products by name, price lists in their order. */
export function useProductChoices(): ProductChoices {
  const { t, i18n } = useTranslation('products');
  const phases = useNamedPhases();
  const { data: products } = useProductNames();
  const { data: lists, error } = usePriceListNames();
  const phaseOptions = useMemo(() => phases.map(({ id, name }) => ({ value: id, label: name })), [phases]);
  const productOptions = useMemo(
    () => products?.map(({ id, name }) => ({ value: id, label: textIn(name, i18n.language) })),
    [products, i18n.language],
  );
  const names = useMemo(() => {
    const options = [...phaseOptions, ...(productOptions ?? none)];
    const named = (lists ?? none).map(({ id, name }) => [id, name] as const);
    return new Map([...options.map(({ value, label }) => [value, label] as const), ...named]);
  }, [phaseOptions, productOptions, lists]);
  return {
    names,
    phaseOptions,
    productOptions: productOptions ?? none,
    lists: lists ?? none,
    awaitsLists: !lists && !error,
    failure: error && !lists ? t('editView.prices.listsFailed') : undefined,
  };
}
