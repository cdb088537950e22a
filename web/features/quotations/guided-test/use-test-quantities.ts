import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { bySId } from '#shared/editing/by-s-id.ts';
import { followAutomaticPacks } from '#shared/editing/follow-automatic-packs.ts';
import { replaceRow, withCounts } from '#shared/editing/replace-row.ts';
import { inTestColour, type TestColour } from '#shared/editing/test-colour.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { defaultArea } from '#shared/schemas/quotation-bounds.ts';
import { DraftRowsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import type { ChosenPacks, TestState } from './run/test-state.ts';

type DraftPrices = Pick<QuotationRow, 'id' | 'priceType' | 'priceranges'>;

/** The values of a row that nobody has touched. */
const untouched = {
  priceRange: 0,
  color: null,
  colorlist: null,
  packAim: null,
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
  /** By product. */
  drafts: ReadonlyMap<string, DraftPrices>;
  packs: ChosenPacks;
  colour: TestColour;
  hasPriceList: boolean;
  /** The quotation that the test is taken up again for. */
  stored: Quotation | undefined;
};

/** Before there is a quotation. */
const fresh = { area: defaultArea, selectedProducts: [], selectedIncidences: [], pricelist: null };

/**
 * The rows with the packages that 100 m² need, or those set by hand (WIZ-088, WIZ-089), as the quotation will have them.
 * Rows of a stored quotation keep its packages. Rows whose prices are not known yet are left out.
 */
function testQuantities({
  rows,
  drafts,
  packs,
  colour,
  hasPriceList,
  stored,
}: Wanted): ReadonlyMap<string, PricedRow> {
  const before: PricingInput = stored ?? { ...fresh, pricelist: hasPriceList ? { id: '', name: '' } : null };
  const known = bySId(before.selectedProducts);
  const selectedProducts = rows.flatMap(({ sId, product, consumptionRange }): QuotationRow[] => {
    const row = known.get(sId);
    if (row) return [inTestColour({ ...row, consumptionRange }, stored, colour)];
    const draft = drafts.get(product.id);
    if (!draft) return [];
    return [inTestColour({ ...product, ...untouched, ...draft, sId, consumptionRange }, undefined, colour)];
  });
  const counted = Object.entries(packs).reduce(
    (now, [sId, counts]) => replaceRow(now, sId, (row) => withCounts(row, new Map(Object.entries(counts)))),
    followAutomaticPacks(before, { ...before, selectedProducts }),
  );
  return bySId(priceQuotation(counted).rows);
}

/** The server answers types of prices as text; they are those of the schema it validates them with. */
const readDrafts = async (products: string[], signal: AbortSignal) => {
  const { draftRows } = await request(DraftRowsDocument, { products }, signal);
  return new Map((draftRows as DraftPrices[]).map((row) => [row.id, row]));
};

const none: ReadonlyMap<string, DraftPrices> = new Map();

/** The products whose packages have no price that counts: the first package is counted then (WIZ-090). */
function useWithoutPrice(quantities: ReadonlyMap<string, PricedRow>, hasPriceList: boolean) {
  const names = [...quantities.values()]
    .filter(({ packs }) => hasPriceList && packs.every(({ price }) => price === null))
    .map(({ row }) => row.id)
    .join(', ');
  useEffect(() => {
    if (names) console.warn('no package with a price', names);
  }, [names]);
}

/** The packages of the chosen products, once their prices are there; without a connection they are counted later. */
export function useTestQuantities(
  rows: readonly ChosenRow[],
  { packs, run: { color, colorlist } }: TestState,
  stored: Quotation | undefined,
) {
  const { pricelistName } = useUser();
  const products = useMemo(() => [...new Set(rows.map(({ product }) => product.id))].sort(), [rows]);
  const { data: drafts = none } = useQuery({
    queryKey: ['product', 'drafts', products],
    queryFn: ({ signal }) => readDrafts(products, signal),
    enabled: products.length > 0,
    placeholderData: keepPreviousData,
  });
  const hasPriceList = Boolean(pricelistName);
  const quantities = useMemo(
    () => testQuantities({ rows, drafts, packs, colour: { color, colorlist }, hasPriceList, stored }),
    [rows, drafts, packs, color, colorlist, hasPriceList, stored],
  );
  useWithoutPrice(quantities, hasPriceList);
  return quantities;
}
