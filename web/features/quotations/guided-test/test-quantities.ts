import { followAutomaticPacks } from '#shared/editing/follow-automatic-packs.ts';
import { replaceRow, withCounts } from '#shared/editing/replace-row.ts';
import { bySId } from '#shared/editing/rows-by-id.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { defaultArea } from '#shared/schemas/quotation-bounds.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import type { ChosenPacks } from './run/test-state.ts';

export type DraftPrices = Pick<QuotationRow, 'id' | 'priceType' | 'priceranges'>;

/** What a row starts with that nobody has touched. */
const untouched = {
  priceRange: 0,
  color: null,
  colorlist: null,
  area: defaultArea,
  lockedArea: true,
  discount: 0,
  discountExtra: 0,
  discountAccounting: 0,
  note: null,
  attachments_i18n: {},
} satisfies Partial<QuotationRow>;

type Wanted = {
  rows: readonly ChosenRow[];
  /** How the products are priced, by product. */
  drafts: ReadonlyMap<string, DraftPrices>;
  packs: ChosenPacks;
  hasPriceList: boolean;
  /** The quotation that the test is taken up again for. */
  stored: Quotation | undefined;
};

/** Before there is a quotation. */
const fresh = { area: defaultArea, selectedProducts: [], selectedIncidences: [], pricelist: null };

/**
 * The rows with the packages that 100 m² need, or those set by hand (WIZ-088, WIZ-089): as the quotation will have
 * them. Rows of a stored quotation have its own, as its save leaves them. Rows whose prices are not known yet are left
 * out.
 */
export function testQuantities({
  rows,
  drafts,
  packs,
  hasPriceList,
  stored,
}: Wanted): ReadonlyMap<string, PricedRow> {
  const before: PricingInput = stored ?? { ...fresh, pricelist: hasPriceList ? { id: '', name: '' } : null };
  const known = bySId(before.selectedProducts);
  const selectedProducts = rows.flatMap(({ sId, product, consumptionRange }): QuotationRow[] => {
    const row = known.get(sId);
    if (row) return [{ ...row, consumptionRange }];
    const draft = drafts.get(product.id);
    return draft ? [{ ...product, ...untouched, ...draft, sId, consumptionRange }] : [];
  });
  const counted = Object.entries(packs).reduce(
    (now, [sId, counts]) => replaceRow(now, sId, (row) => withCounts(row, new Map(Object.entries(counts)))),
    followAutomaticPacks(before, { ...before, selectedProducts }),
  );
  return bySId(priceQuotation(counted).rows);
}

/** The packages that are shown: those that are counted, else the first. */
export const countedPacks = ({ packs }: PricedRow) => {
  const counted = packs.filter(({ count }) => count > 0);
  return counted.length > 0 ? counted : packs.slice(0, 1);
};

/** The counts of a row with one of them changed. */
export const withCount = ({ packs }: PricedRow, id: string, count: number): Record<string, number> =>
  Object.fromEntries(packs.map((pack) => [pack.id, pack.id === id ? Math.max(0, count) : pack.count]));
