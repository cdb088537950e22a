import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { type Colour, consumptionTypes, priceTypes, units } from '#shared/schemas/product.ts';
import type { AttachmentDraft, NamedDraft, PackDraft, ProductDraft, Texts } from './draft.ts';

type Optional<Value> = Value | null | undefined;
type Attachment = {
  name?: Optional<string>;
  url: string;
  category?: Optional<string>;
  customCategory?: Optional<string>;
};
type Named = { name: string; name_i18n?: Optional<Localised> };
type Pack = {
  id: string;
  packaging: string;
  quantity?: Optional<number>;
  prices: readonly { pricelist: string; price: number }[];
};

/** A product as the server answers it to who edits it. */
export type EditedProduct = {
  name: Localised;
  rev?: Optional<string>;
  url?: Optional<string>;
  details?: Optional<Localised>;
  specs?: Optional<Localised>;
  um: string;
  priceType: string;
  consumptionType: string;
  consumption?: Optional<number>;
  combined: boolean;
  standalone: boolean;
  phases: readonly string[];
  userTypes: readonly string[];
  attachments: readonly Attachment[];
  attachments_i18n: { en?: Optional<readonly Attachment[]>; de?: Optional<readonly Attachment[]> };
  consumptionranges: readonly (Named & {
    consumption?: Optional<number>;
    requiredProducts: readonly { product: string; consumption?: Optional<number>; um?: Optional<string> }[];
  })[];
  priceranges: readonly (Named & {
    packaging?: Optional<string>;
    price?: Optional<number>;
    colors: readonly Colour[];
    prices: readonly Pack[];
  })[];
  packaging?: Optional<string>;
  price?: Optional<number>;
};

/** The form of a stored product. The same product gives the same form: what differs was edited. */
export function fromProduct(product: EditedProduct): ProductDraft {
  const { rev, url, combined, standalone, attachments, attachments_i18n } = product;
  return {
    name: texts(product.name),
    rev: rev ?? '',
    url: url ?? '',
    details: texts(product.details),
    specs: texts(product.specs),
    um: units.find((um) => um === product.um) ?? 'kg',
    priceType: priceTypes.find((type) => type === product.priceType) ?? 'fixed',
    consumptionType: consumptionTypes.find((type) => type === product.consumptionType) ?? 'fixed',
    consumption: formatCatalogueNumber(product.consumption),
    ...{ combined, standalone },
    phases: [...product.phases],
    userTypes: [...product.userTypes],
    attachments: {
      it: attachments.map(attachmentDraft),
      en: (attachments_i18n.en ?? []).map(attachmentDraft),
      de: (attachments_i18n.de ?? []).map(attachmentDraft),
    },
    consumptionranges: product.consumptionranges.map((range, key) => ({
      ...named(range, key),
      consumption: formatCatalogueNumber(range.consumption),
      requiredProducts: range.requiredProducts.map(({ product: id, consumption, um }, place) => ({
        key: place,
        product: id,
        consumption: formatCatalogueNumber(consumption),
        um: um ?? null,
      })),
    })),
    priceranges: product.priceranges.map((range, key) => ({
      ...named(range, key),
      colors: range.colors.map(({ code, r, g, b }) => ({ code, r, g, b })),
      packs: range.prices.map(packDraft),
      packaging: range.packaging ?? null,
      price: range.price ?? null,
    })),
    packaging: product.packaging ?? null,
    price: product.price ?? null,
  };
}

const texts = (text: Optional<Localised>): Texts => ({
  it: text?.it ?? '',
  en: text?.en ?? '',
  de: text?.de ?? '',
});

const named = ({ name, name_i18n }: Named, key: number): NamedDraft => ({
  key,
  name,
  name_i18n: name_i18n ? { it: name_i18n.it, en: name_i18n.en ?? null } : null,
});

const attachmentDraft = (
  { category, customCategory, name, url }: Attachment,
  key: number,
): AttachmentDraft => ({
  key,
  category: category ?? '',
  customCategory: customCategory ?? '',
  name: name ?? '',
  url,
});

const packDraft = ({ id, packaging, quantity, prices }: Pack): PackDraft => ({
  id,
  packaging,
  quantity: quantity ?? null,
  prices: Object.fromEntries(prices.map(({ pricelist, price }) => [pricelist, formatEuro(price)])),
});
