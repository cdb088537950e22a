import type { Attachment } from '#shared/schemas/attachment.ts';
import type { ConsumptionRange, Product, StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';
import { editingLanguages } from '../product-form/draft.ts';
import type { ProductContent } from '../product-of-input.ts';
import { packList } from '../stored-packs.ts';
import { byName, eachOnce, type Plain, texts, value } from './comparable-parts.ts';
import type { Comparable } from './differences.ts';

/** The content of a save; a whole product has an image too, and whether it is archived. */
type Compared = ProductContent & Partial<Pick<Product, 'imageName' | 'archived'>>;

/** A product as its history compares it: ranges by the names that they had before, prices by package and price list. */
export function comparableProduct(product: Compared, before?: Compared): Comparable {
  const { name, details, specs, rev, url, um, imageName, consumptionType, consumption, priceType } = product;
  const { combined, standalone, archived, phases, userTypes, attachments_i18n } = product;
  return {
    name: texts(name),
    details: texts(details),
    specs: texts(specs),
    ...plain({ rev, url, um, imageName, consumptionType, consumption, priceType }),
    ...plain({ standalone, combined, archived }),
    phases,
    userTypes,
    attachments: Object.fromEntries(
      editingLanguages.map((language) => [
        language,
        (attachments_i18n?.[language] ?? []).map(attachmentText),
      ]),
    ),
    // They have no ids.
    consumptionranges: byName(
      product.consumptionranges,
      before?.consumptionranges ?? [],
      comparableConsumption,
    ),
    priceranges: byName(product.priceranges, before?.priceranges ?? [], comparablePrices, hasSamePack),
  };
}

const plain = (fields: Record<string, Plain>): Comparable & object =>
  Object.fromEntries(Object.entries(fields).map(([field, content]) => [field, value(content)]));

/** All that an attachment says, so that no change of it is left untold. */
const attachmentText = ({ name, category, customCategory, url }: Attachment): string =>
  [name, category, customCategory, url].filter(Boolean).join(' · ');

function hasSamePack(one: StoredPriceRange, other: StoredPriceRange): boolean {
  const ids = new Set(packList(one.prices).map(({ id }) => id));
  return packList(other.prices).some(({ id }) => ids.has(id));
}

const comparableConsumption = ({ name, name_i18n, consumption, requiredProducts }: ConsumptionRange) => ({
  name: texts(name_i18n ?? { it: name }),
  consumption: value(consumption),
  requiredProducts: Object.fromEntries(
    requiredProducts.map((required) => [
      required.product,
      [value(required.consumption), required.um].filter(Boolean).join(' '),
    ]),
  ),
});

const comparablePrices = ({ name, name_i18n, colors, prices }: StoredPriceRange) => ({
  name: texts(name_i18n ?? { it: name }),
  colors: colors.map(({ code }) => code),
  prices: bySize(packList(prices)),
});

/** Packages by their size. A range may hold a size twice: the second is told as `14 (2)`. */
function bySize(packs: readonly StoredPack[]): Comparable {
  const sizes = eachOnce(packs.map(({ packaging }) => String(packaging)));
  return Object.fromEntries(packs.map((pack, at) => [sizes[at], pricesOf(pack)]));
}

/** The prices of a package by price list; a package without any is there all the same. */
function pricesOf({ id, packaging, quantity, ...prices }: StoredPack): Comparable {
  const byList = Object.entries(prices).map(([list, price]) => [list, value(price)] as const);
  return { package: 'yes', ...Object.fromEntries(byList) };
}
