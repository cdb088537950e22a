import { discountsOf } from '#shared/money/discount-factor.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { bySId } from './by-s-id.ts';

/**
 * The draft with the money of an earlier revision: area, measures, discounts, ticks and rows in their order (MEA-044). What it is called,
 * where it is and the notes of rows stay as they are. A row names the revision as its source where a save could not
 * lead from the saved row to it. Then its copy of the product is another one, or the row is gone.
 */
export function restoreRevision(saved: Quotation, draft: Quotation, earlier: Quotation): Quotation {
  const { area, areaFrom, measures, selectedIncidences } = earlier;
  const [savedRows, draftRows] = [bySId(saved.selectedProducts), bySId(draft.selectedProducts)];
  const selectedProducts = earlier.selectedProducts.map((row) => {
    const { note } = draftRows.get(row.sId) ?? savedRows.get(row.sId) ?? row;
    const isChoiceAway = isSameCopy(savedRows.get(row.sId), row);
    return { ...row, note, ...(!isChoiceAway && { source: { revision: earlier.revision } }) };
  });
  return {
    ...draft,
    area,
    areaFrom,
    measures,
    ...discountsOf(earlier),
    selectedIncidences,
    selectedProducts,
  };
}

/** Edits set the price range by the colour: without one it belongs to the copy. */
function isSameCopy(saved: QuotationRow | undefined, earlier: QuotationRow): boolean {
  if (!saved) return false;
  return JSON.stringify(copyOf(saved)) === JSON.stringify(copyOf(earlier));
}

function copyOf(row: QuotationRow) {
  const { id, name, specs, um, imageUrl, consumptionType, consumption, consumptionranges } = row;
  const { priceType, combined, standalone, attachments_i18n, color } = row;
  const facts = { id, name, specs, um, imageUrl, consumptionType, consumption, consumptionranges };
  const priceranges = row.priceranges.map((range) => ({
    ...range,
    prices: range.prices.map((pack) => ({ ...pack, quantity: 0 })),
  }));
  const range = color ? undefined : row.priceRange;
  return { facts, priceType, priceranges, combined, standalone, attachments_i18n, range };
}
