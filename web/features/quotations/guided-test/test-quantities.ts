import { replaceRow, withCounts } from '#shared/editing/replace-row.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { defaultArea, type QuotationRow } from '#shared/schemas/quotation.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import type { ChosenPacks } from './test-state.ts';

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
};

/**
 * The rows with the packages that 100 m² need, or those set by hand (WIZ-088, WIZ-089): as the quotation will have
 * them. Rows whose prices are not known yet are left out.
 */
export function testQuantities({ rows, drafts, packs, hasPriceList }: Wanted): Map<string, PricedRow> {
  const selectedProducts = rows.flatMap(({ sId, product, consumptionRange }) => {
    const draft = drafts.get(product.id);
    return draft ? [{ ...product, ...untouched, ...draft, sId, consumptionRange }] : [];
  });
  const pricelist = hasPriceList ? { id: '', name: '' } : null;
  const quotation: PricingInput = { area: defaultArea, selectedProducts, selectedIncidences: [], pricelist };
  const counted = Object.entries(packs).reduce(
    (now, [sId, counts]) => replaceRow(now, sId, (row) => withCounts(row, new Map(Object.entries(counts)))),
    withAutomaticPacks(quotation),
  );
  return new Map(priceQuotation(counted).rows.map((row) => [row.sId, row]));
}

/** The packages that are shown: those that are counted, else the first. */
export const countedPacks = ({ packs }: PricedRow) => {
  const counted = packs.filter(({ count }) => count > 0);
  return counted.length > 0 ? counted : packs.slice(0, 1);
};

/** The counts of a row with one of them changed. */
export const withCount = ({ packs }: PricedRow, id: string, count: number): Record<string, number> =>
  Object.fromEntries(packs.map((pack) => [pack.id, pack.id === id ? Math.max(0, count) : pack.count]));
