import { bySId } from '#shared/editing/by-s-id.ts';
import { followAutomaticPacks } from '#shared/editing/follow-automatic-packs.ts';
import { replaceRow, withCounts } from '#shared/editing/replace-row.ts';
import { inTestColour, type TestColour } from '#shared/editing/test-colour.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { defaultArea } from '#shared/schemas/quotation-bounds.ts';
import type { ChosenRow } from './chosen-product.ts';
import type { ChosenPacks } from './selection-edits.ts';

export type DraftPrices = Pick<QuotationRow, 'id' | 'priceType' | 'priceranges'>;

/** The values of a row that nobody has touched. It has no lock yet: other rows say whether it is combined (QCA-030). */
const untouched = {
  priceRange: 0,
  color: null,
  colorlist: null,
  packAim: null,
  area: 0,
  lockedArea: undefined,
  discount: 0,
  discountExtra: 0,
  discountAccounting: 0,
  note: null,
  areaFrom: null,
  attachments_i18n: {},
} satisfies Partial<QuotationRow>;

/** Before the server has told the packages of a product. */
const unknownPrices = { priceType: 'fixed', priceranges: [] } satisfies Partial<QuotationRow>;

type Wanted = {
  rows: readonly ChosenRow[];
  /** The packages of new products, as far as they are known. */
  drafts: ReadonlyMap<string, DraftPrices>;
  packs: ChosenPacks;
  colour: TestColour;
  hasPriceList: boolean;
  /** The quotation whose products are chosen again. */
  stored: Quotation | undefined;
};

/** `rows`: those whose packages are known. */
export type DraftQuotation = { draft: PricingInput; rows: readonly PricedRow[] };

/** Before there is a quotation. */
const fresh = { area: defaultArea, selectedProducts: [], selectedIncidences: [], pricelist: null };

/**
 * The quotation that a save of the chosen products makes. New rows have the packages that they need; rows of a stored
 * quotation follow its rules (WIZ-088, WIZ-089, OP7). Packages counted by hand stay.
 */
export function draftQuotation({
  rows,
  drafts,
  packs,
  colour,
  hasPriceList,
  stored,
}: Wanted): DraftQuotation {
  const before: PricingInput = stored ?? { ...fresh, pricelist: hasPriceList ? { id: '', name: '' } : null };
  const known = bySId(before.selectedProducts);
  const selectedProducts = rows.map(({ sId, product, consumptionRange }): QuotationRow => {
    const row = known.get(sId);
    if (row) return inTestColour({ ...row, consumptionRange }, stored, colour);
    const prices = drafts.get(product.id) ?? unknownPrices;
    return inTestColour({ ...product, ...untouched, ...prices, sId, consumptionRange }, undefined, colour);
  });
  const draft = Object.entries(packs).reduce(
    (now, [sId, counts]) => replaceRow(now, sId, (row) => withCounts(row, new Map(Object.entries(counts)))),
    followAutomaticPacks(before, { ...before, selectedProducts }),
  );
  const isKnown = ({ sId, row }: PricedRow) => known.has(sId) || drafts.has(row.id);
  return { draft, rows: priceQuotation(draft).rows.filter(isKnown) };
}
