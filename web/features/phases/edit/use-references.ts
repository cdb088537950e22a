import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { ChoiceProduct } from '#web/components/phase-fields/references.ts';
import type { Option } from '#web/components/select-field.tsx';
import { usePriceListNames, useProductNames } from '#web/lib/catalogue-names.ts';
import { useTags } from '#web/lib/use-tags.ts';
import type { EditedPhase } from './use-phase.ts';

type Named = { name: Localised; archived: boolean };

const none: never[] = [];

function useTagOptions(): Option[] {
  const { data = none } = useTags();
  return useMemo(() => data.map(({ slug, name }) => ({ value: slug, label: name })), [data]);
}

function usePriceListOptions(): Option[] {
  const { data = none } = usePriceListNames();
  return useMemo(() => data.map(({ id, name }) => ({ value: id, label: name })), [data]);
}

/** Every product by id; products of the phase are known from the phase itself until the list is there. */
function useProducts({ choices }: EditedPhase): Map<string, ChoiceProduct> {
  const { i18n } = useTranslation();
  const { data = none } = useProductNames();
  return useMemo(() => {
    const all = [...choices.flatMap(({ products }) => products), ...data];
    const shown = ({ name, archived }: Named) => ({ name: textIn(name, i18n.language), archived });
    return new Map(all.map((product) => [product.id, shown(product)]));
  }, [choices, data, i18n.language]);
}

/** Tags, price lists and products that a phase refers to, with their present names. */
export function useReferences(phase: EditedPhase) {
  const [tags, priceLists, products] = [useTagOptions(), usePriceListOptions(), useProducts(phase)];
  return useMemo(() => {
    const options = [...tags, ...priceLists].map(({ value, label }) => [value, label] as const);
    const names = new Map([...options, ...[...products].map(([id, { name }]) => [id, name] as const)]);
    return { tags, priceLists, products, names };
  }, [tags, priceLists, products]);
}
export type References = ReturnType<typeof useReferences>;
