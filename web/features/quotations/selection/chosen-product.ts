import type { AttachmentsByLanguage } from '#shared/attachments/attachments-in.ts';
import type { Attachment } from '#shared/schemas/attachment.ts';
import type { ConsumptionRange, ProductSummary } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { Catalogue, Selected } from '#shared/selection/selected.ts';

/** A product of the catalogue, or its copy in a quotation. */
export type ChosenProduct = Pick<
  ProductSummary,
  'id' | 'name' | 'um' | 'consumptionType' | 'consumption' | 'combined' | 'standalone'
> & {
  consumptionranges: readonly ConsumptionRange[];
  attachments_i18n: AttachmentsByLanguage<Attachment>;
};
/** A product of the catalogue; when not `selectable`, it only comes along with another. */
export type SelectableProduct = ChosenProduct & Pick<ProductSummary, 'phases'> & { selectable: boolean };

export type ChosenRow = Selected<ChosenProduct>;
export type ProductCatalogue = Catalogue<ChosenProduct>;

/** The rows of a stored quotation, with its copies of products (OP39). */
export const rowsOf = ({ selectedProducts }: Quotation): ChosenRow[] =>
  selectedProducts.map((row) => ({ sId: row.sId, product: row, consumptionRange: row.consumptionRange }));
