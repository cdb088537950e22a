import type { ProductSummary } from '#shared/schemas/product.ts';
import { listsWithoutPrice } from './lists-without-price.ts';
import { editingLanguages } from './product-form/draft.ts';

/** A line of the list of products. `priceLists` are null for readers who may not know them (OPC-03). */
export function productRow(product: ProductSummary, priceLists: string[] | null) {
  const { id, name, phases, standalone, combined, archived, attachments_i18n, imageUrl, pricedIn } = product;
  const attachmentLanguages = editingLanguages.filter((language) => attachments_i18n[language]?.length);
  return {
    ...{ id, name, phases, standalone, combined, archived, attachmentLanguages },
    imageUrl: imageUrl ?? null,
    priceLists,
    // Headers of older records do not say where they have a price.
    withoutPrice: priceLists && (pricedIn ? listsWithoutPrice(priceLists, pricedIn) : []),
  };
}

const byName = new Intl.Collator('it', { numeric: true });

/** Products by their Italian name. */
export const byItalianName = (one: Pick<ProductSummary, 'name'>, other: Pick<ProductSummary, 'name'>) =>
  byName.compare(one.name.it, other.name.it);
