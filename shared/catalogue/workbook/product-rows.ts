import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { type EditingLanguage, editingLanguages } from '#shared/catalogue/product-form/draft.ts';
import { isCounted } from '#shared/catalogue/product-form/unit-rules.ts';
import { joinedList } from './read-cell.ts';
import { isFixed } from './read-consumption.ts';
import type { Row, SheetName } from './sheets.ts';

/** The sheets that hold products. */
export type ProductSheet = Extract<
  SheetName,
  'products' | 'consumptionRanges' | 'requiredProducts' | 'priceRanges' | 'prices' | 'attachments'
>;
/** Those that hold parts of products: a product has any number of rows there. */
export type ProductPart = Exclude<ProductSheet, 'products'>;
export type ProductRows = Record<ProductSheet, Row[]>;

/**
 * The rows of an export. A fixed consumption is the product's own, so its ranges are there only for what they require.
 */
export function exportedRows(product: EditableProduct): ProductRows {
  const rows = productRows(product);
  return isFixed(product) && rows.requiredProducts.length === 0 ? { ...rows, consumptionRanges: [] } : rows;
}

/** A product as its rows in the workbook; ranges are numbered from 1. */
export function productRows(product: EditableProduct): ProductRows {
  const of = { product: product.id };
  return {
    products: [mainRow(product)],
    consumptionRanges: product.consumptionranges.map((range, index) => ({
      ...of,
      range: index + 1,
      ...namesOf(range),
      consumption: isFixed(product) ? null : range.consumption,
    })),
    requiredProducts: product.consumptionranges.flatMap(({ requiredProducts }, index) =>
      requiredProducts.map(({ product: required, consumption, um }) => ({
        ...of,
        range: index + 1,
        required,
        consumption,
        um: um ?? null,
      })),
    ),
    priceRanges: product.priceranges.map((range, index) => ({
      ...of,
      range: index + 1,
      ...namesOf(range),
      colors: joinedList(range.colors.map(({ code }) => code)),
    })),
    prices: product.priceranges.flatMap(({ prices }, index) =>
      prices.map((pack) => ({
        ...of,
        name: product.name.it ?? null,
        range: index + 1,
        pack: pack.id,
        packaging: pack.packaging,
        ...Object.fromEntries(pack.prices.map(({ pricelist, price }) => [pricelist, price])),
      })),
    ),
    attachments: editingLanguages.flatMap((language) => attachmentRows(product, language)),
  };
}

function mainRow(product: EditableProduct): Row {
  const { id, name, details, specs, um, consumptionType, consumption, priceType, rev, url } = product;
  return {
    id,
    ...byLanguage('name', name),
    phases: joinedList(product.phases),
    userTypes: joinedList(product.userTypes),
    um,
    consumptionType,
    consumption: isCounted(um) ? null : consumption,
    standalone: product.standalone,
    combined: product.combined,
    priceType,
    rev: rev ?? null,
    url: url ?? null,
    ...byLanguage('details', details),
    ...byLanguage('specs', specs),
  };
}

type Texts = { it?: string | null; en?: string | null; de?: string | null } | null | undefined;

const byLanguage = (field: string, texts: Texts): Row =>
  Object.fromEntries(editingLanguages.map((language) => [`${field}.${language}`, texts?.[language] || null]));

const namesOf = ({ name, name_i18n }: { name: string; name_i18n?: Texts }): Row => ({
  'name.it': name_i18n?.it || name,
  'name.en': name_i18n?.en || null,
});

/** Only what a language has of its own: the others fall back to Italian. */
function attachmentRows({ id, attachments_i18n }: EditableProduct, language: EditingLanguage): Row[] {
  return (attachments_i18n?.[language] ?? []).map(({ category, customCategory, name, url }) => ({
    product: id,
    language,
    category: category ?? null,
    customCategory: customCategory ?? null,
    name: name ?? null,
    url,
  }));
}
