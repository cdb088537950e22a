import type { SelectableProductsQuery } from '#web/graphql/quotations.ts';

export type SelectableProduct = SelectableProductsQuery['selectableProducts'][number];
type Range = SelectableProduct['consumptionranges'][number];

/** A product in the answer of the manual selection; its id comes from its name. */
export function aSelectable(name: string, changes: Partial<SelectableProduct> = {}): SelectableProduct {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name: { it: name, en: null, de: null },
    um: 'kg',
    consumptionType: 'fixed',
    consumption: 0.28,
    consumptionranges: [],
    combined: false,
    standalone: true,
    phases: [],
    selectable: true,
    attachments_i18n: { it: null, en: null, de: null },
    ...changes,
  };
}

export function aSelectableRange(name: string, consumption: number | null, ...required: string[]): Range {
  const requiredProducts = required.map((product) => ({ product, consumption: 1.1, um: 'mq' }));
  return { name, consumption, name_i18n: null, requiredProducts };
}

/** A product with several consumptions to choose from. */
export const aVariable = (name: string, ranges: Range[], changes: Partial<SelectableProduct> = {}) =>
  aSelectable(name, {
    consumptionType: 'variable',
    consumption: null,
    consumptionranges: ranges,
    ...changes,
  });

/** A product that only comes with another that requires it. */
export const aCompanion = (name: string, changes: Partial<SelectableProduct> = {}) =>
  aSelectable(name, { combined: true, standalone: false, ...changes });
