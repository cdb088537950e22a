import type { Localised } from '#shared/schemas/localised.ts';
import { type OptionalText, wouldOverwrite } from './english.ts';

/** A range of prices or consumption, as far as its name goes. */
export type NamedRange = { name: string; name_i18n?: Localised | null | undefined };

/** A product, stored or being edited, as far as its texts go. */
export type TranslatableProduct = {
  name: Localised;
  details?: OptionalText;
  specs?: OptionalText;
  consumptionranges: readonly NamedRange[];
  priceranges: readonly NamedRange[];
};

/** Texts of a product to be translated (TRA-001, TRA-002). */
export type ProductTexts = {
  name: string;
  details: string;
  specs: string;
  consumptionranges: NamedRange[];
  priceranges: NamedRange[];
};

/** The names of a range in its languages; those without have their Italian one alone. */
export const rangeNames = ({ name, name_i18n }: NamedRange): Localised => name_i18n ?? { it: name };

const asRange = (range: NamedRange): NamedRange => {
  const { it, en, de } = rangeNames(range);
  return { name: range.name, name_i18n: { it, en: en ?? null, de: de ?? null } };
};

/** Every Italian text of a product. */
export const productTexts = (product: TranslatableProduct): ProductTexts => ({
  name: product.name.it,
  details: product.details?.it ?? '',
  specs: product.specs?.it ?? '',
  consumptionranges: product.consumptionranges.map(asRange),
  priceranges: product.priceranges.map(asRange),
});

/** The names of its price ranges and nothing else (TRA-006). */
export const priceRangeTexts = ({ priceranges }: TranslatableProduct): ProductTexts => ({
  name: '',
  details: '',
  specs: '',
  consumptionranges: [],
  priceranges: priceranges.map(asRange),
});

/** Whether translating the names of the price ranges would write over English ones: asked first (OPC-51). */
export const hasPriceRangeEnglish = ({ priceranges }: TranslatableProduct): boolean =>
  priceranges.map(rangeNames).some(wouldOverwrite);

/** Whether translating everything would write over an English text: asked first (OPC-51). */
export const hasProductEnglish = (product: TranslatableProduct): boolean =>
  [product.name, product.details, product.specs, ...product.consumptionranges.map(rangeNames)].some(
    wouldOverwrite,
  ) || hasPriceRangeEnglish(product);
