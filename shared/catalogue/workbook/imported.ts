import { textIn } from '#shared/format/text-in.ts';
import type { Language } from '#shared/languages.ts';
import type { ColourValues } from '#shared/schemas/colour-folder.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { PriceListForm } from '#shared/schemas/price-list-input.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { TagForm } from '#shared/schemas/tag-input.ts';

/** Values of an entity as an import found them, null for one that it added, and as it left them. */
type Of<Kind extends string, Values> = {
  kind: Kind;
  id: string;
  name: string;
  before: Values | null;
  after: Values;
};

export type ImportedColour = { id: string; before: ColourValues | null; after: ColourValues };

/** A product without its save: putting it back is another one. */
export type ProductBefore = Omit<Product, 'revision' | 'updatedAt' | 'updatedBy'>;

/** The values that a step of an import changed, so that they can be put back. */
export type ImportedEntry =
  | Of<'tag', TagForm>
  | Of<'colourFolder', { name: string }>
  | Of<'priceList', PriceListForm>
  /** `id` and `name` are those of the folder. */
  | { kind: 'colour'; id: string; name: string; colours: readonly ImportedColour[] }
  /** `after` is a digest of the product as the import left it, at that revision. */
  | {
      kind: 'product';
      id: string;
      name: string;
      names?: Localised;
      before: ProductBefore | null;
      revision: number;
      after: string;
    }
  /** Products that joined and left the price list. */
  | { kind: 'members'; id: string; name: string; joined: readonly string[]; left: readonly string[] };

export type ImportedOf<Kind extends ImportedEntry['kind']> = Extract<ImportedEntry, { kind: Kind }>;

/** Whether an entity still has the values that an import left; its other fields do not matter. */
export function hasValues(stored: object, values: object): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  return Object.entries(values).every(
    ([field, value]) => JSON.stringify(fields[field] ?? null) === JSON.stringify(value ?? null),
  );
}

/** The ids of the products that a product requires. */
export const requiredIds = ({ consumptionranges }: Pick<Product, 'consumptionranges'>): string[] =>
  consumptionranges.flatMap(({ requiredProducts }) => requiredProducts.map(({ product }) => product));

/** The names of an entry in their languages, where it has several. */
export const namesOfEntry = (entry: ImportedEntry): Localised | undefined =>
  entry.kind === 'product' ? (entry.names ?? entry.before?.name) : undefined;

/** The name of a part of an entry: of the colour at that place, else of the entry itself. */
export const nameOfPart = (entry: ImportedEntry, index: number, language: Language = 'it'): string =>
  entry.kind === 'colour'
    ? `${entry.name}: ${entry.colours[index]?.after.code ?? ''}`
    : textIn(namesOfEntry(entry), language) || entry.name;
