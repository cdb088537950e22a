import type { ProductSummary } from '#shared/schemas/product.ts';
import { editingLanguages } from './product-form/draft.ts';

/** A line of the list of products. `inNoPriceList` is null for readers who may not know it (OPC-03). */
export function productRow(product: ProductSummary, inNoPriceList: boolean | null) {
  const { id, name, phases, standalone, combined, archived, attachments_i18n } = product;
  const attachmentLanguages = editingLanguages.filter((language) => attachments_i18n[language]?.length);
  return { id, name, phases, standalone, combined, archived, attachmentLanguages, inNoPriceList };
}

const byName = new Intl.Collator('it', { numeric: true });

/** Products by their Italian name. */
export const byItalianName = (one: Pick<ProductSummary, 'name'>, other: Pick<ProductSummary, 'name'>) =>
  byName.compare(one.name.it, other.name.it);
