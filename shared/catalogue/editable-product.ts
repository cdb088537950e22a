import type { Product } from '#shared/schemas/product.ts';
import { cataloguePack, numberOf, packList } from './stored-packs.ts';

type Ranges = Product['consumptionranges'];

const textOf = (stored: string | number | null | undefined): string | null =>
  stored === null || stored === undefined ? null : String(stored);

/** A product as super users edit it: numbers are numbers, whatever older records hold. */
export function editableProduct(product: Product) {
  const { userTypes, phases, attachments_i18n, ...rest } = product;
  return {
    ...rest,
    packaging: textOf(product.packaging),
    price: numberOf(product.price),
    consumption: product.consumptionType === 'fixed' ? numberOf(product.consumption) : null,
    consumptionranges: consumptionRanges(product.consumptionranges),
    priceranges: product.priceranges.map((range) => ({
      ...range,
      packaging: textOf(range.packaging),
      price: numberOf(range.price),
      prices: packList(range.prices).map(cataloguePack),
    })),
    phases,
    userTypes,
    /** Those in Italian are the default ones (OPC-29). */
    attachments: attachments_i18n.it ?? [],
    attachments_i18n,
  };
}
export type EditableProduct = ReturnType<typeof editableProduct>;

const consumptionRanges = (ranges: Ranges) =>
  ranges.map((range) => ({
    ...range,
    consumption: numberOf(range.consumption),
    requiredProducts: range.requiredProducts.map((required) => ({
      ...required,
      consumption: numberOf(required.consumption),
    })),
  }));
