import type { NewProductInput } from '#shared/schemas/product-input.ts';
import type { SentProduct } from './product-of-input.ts';

/** The names of a range that nobody named, in both languages (PRD-050, PRD-051). */
export type RangeNames = Record<'price' | 'consumption', { it: string; en: string }>;

/** A new product with the defaults of what was left out (PRD-052 to PRD-056, OPC-26). */
export function withDefaults(given: NewProductInput, names: RangeNames): SentProduct {
  const range = (name: { it: string; en: string }) => ({ name: name.it, name_i18n: name });
  return {
    ...given,
    standalone: given.standalone ?? true,
    combined: given.combined ?? false,
    um: given.um ?? 'kg',
    consumptionType: given.consumptionType ?? 'fixed',
    priceType: given.priceType ?? 'fixed',
    priceranges: given.priceranges ?? [{ ...range(names.price), colors: [], prices: [] }],
    consumptionranges: given.consumptionranges ?? [{ ...range(names.consumption), requiredProducts: [] }],
    phases: given.phases ?? [],
    userTypes: given.userTypes ?? [],
    attachments: given.attachments ?? given.attachments_i18n?.it ?? [],
    attachments_i18n: given.attachments_i18n ?? {},
  };
}
