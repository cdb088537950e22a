import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#shared/format/text-in.ts';
import type { Known } from '#shared/guided-test/check-config.ts';
import type { PhaseReferences } from '#web/components/phase-fields/references.ts';
import { usePriceListNames, useProductNames } from '#web/lib/catalogue-names.ts';
import { useNamedPhases } from '#web/lib/named-phases.ts';
import { useTags } from '#web/lib/use-tags.ts';

const none: never[] = [];
const idsOf = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id));

/** Tags by name and slug, price lists and products, as they are called now (OPW-18). */
export function useReferences(): PhaseReferences {
  const { i18n } = useTranslation();
  const { data: tags = none } = useTags();
  const { data: priceLists = none } = usePriceListNames();
  const { data: products = none } = useProductNames();
  return useMemo(
    () => ({
      tags: tags.map(({ name, slug }) => ({ value: slug, label: `${name} (${slug})` })),
      priceLists: priceLists.map(({ id, name }) => ({ value: id, label: name })),
      products: new Map(
        products.map(({ id, name, archived }) => [id, { name: textIn(name, i18n.language), archived }]),
      ),
    }),
    [tags, priceLists, products, i18n.language],
  );
}
export type References = PhaseReferences;

/** Things outside the guided test that it may name; those not loaded yet are not checked. */
export function useKnown(): Known {
  const { data: tags } = useTags();
  const { data: products } = useProductNames();
  const phases = useNamedPhases();
  return useMemo(
    () => ({
      tags: tags && new Set(tags.map(({ slug }) => slug)),
      products: products && idsOf(products),
      phases: phases.length > 0 ? idsOf(phases) : undefined,
    }),
    [tags, products, phases],
  );
}
