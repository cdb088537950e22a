import type { Localised } from '#shared/schemas/localised.ts';
import type { Colour, ConsumptionType, PriceType, Unit } from '#shared/schemas/product.ts';

/** Languages that texts and attachments of a product are written in (PRD-030). */
export const editingLanguages = ['it', 'en', 'de'] as const;
export type EditingLanguage = (typeof editingLanguages)[number];

/** A text in every language; '' for a missing one. */
export type Texts = Record<EditingLanguage, string>;

/** The key tells an entry of a list from the others while it is edited; never sent. */
type Keyed = { key: number };

export type AttachmentDraft = Keyed & { category: string; customCategory: string; name: string; url: string };

/** Name of a range: the Italian one is its name (CDA-025, CDA-026). */
export type NamedDraft = Keyed & { name: string; name_i18n: Localised | null };

/** `consumption` as typed, in units of that product a square metre. */
export type RequiredDraft = Keyed & { product: string; consumption: string; um: string | null };
export type ConsumptionRangeDraft = NamedDraft & { consumption: string; requiredProducts: RequiredDraft[] };

/** A package: its size and its price in each list, by the list's id, as typed. */
export type PackDraft = {
  id: string;
  packaging: string;
  quantity: number | null;
  prices: Readonly<Record<string, string>>;
};
export type PriceRangeDraft = NamedDraft & {
  colors: Colour[];
  packs: PackDraft[];
  /** Fields of older records, kept and not used. */
  packaging: string | null;
  price: number | null;
};

/** A product in the form: numbers as they were typed, plain data. */
export type ProductDraft = {
  name: Texts;
  rev: string;
  url: string;
  details: Texts;
  specs: Texts;
  um: Unit;
  priceType: PriceType;
  consumptionType: ConsumptionType;
  consumption: string;
  combined: boolean;
  standalone: boolean;
  phases: string[];
  userTypes: string[];
  attachments: Record<EditingLanguage, AttachmentDraft[]>;
  consumptionranges: ConsumptionRangeDraft[];
  priceranges: PriceRangeDraft[];
  packaging: string | null;
  price: number | null;
};

/** Entries that were taken out come back at their place; those that were added since stay, whatever their keys. */
export function withEntriesBack<One extends Keyed>(
  now: readonly One[],
  gone: readonly One[],
  place: number,
): One[] {
  const all = [...now];
  gone.forEach((entry, index) => {
    const isTaken = all.some(({ key }) => key === entry.key);
    all.splice(place + index, 0, isTaken ? { ...entry, key: nextKey(all) } : entry);
  });
  return all;
}

/** The key of an entry that is added to a list. */
export const nextKey = (entries: readonly Keyed[]): number =>
  entries.reduce((highest, { key }) => Math.max(highest, key), -1) + 1;
