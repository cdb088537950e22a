import { discountsOf } from '#shared/money/discount-factor.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { followsNeed } from './automatic-counts.ts';
import { bySId } from './by-s-id.ts';
import { fieldsOfPart, picked } from './header-fields.ts';
import { withMeasuredAreas } from './measured-areas.ts';
import { mixMeasures } from './merge-measures.ts';
import { countsOf, withCounts } from './replace-row.ts';
import { joinedOrder, rowIds } from './row-order.ts';
import { withTicks } from './tick-incidence.ts';
import { type HeaderPart, headerParts, partKey, type RowPart } from './version-parts.ts';
import { withAutomaticPacks } from './with-automatic-packs.ts';
import { withColour } from './with-colour.ts';

/**
 * `chosen`: the keys of the parts that are taken from `mine`; all else is that of `theirs`. `base`: what `mine` began as.
 */
export function mixVersions(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Quotation>,
  chosen: ReadonlySet<string>,
): Quotation {
  const old = bySId(base.selectedProducts);
  const own = bySId(priceQuotation(mine).rows);
  const other = bySId(priceQuotation(theirs).rows);
  const [leading, following] = chosen.has('order') ? [mine, theirs] : [theirs, mine];
  const mixed = joinedOrder(rowIds(leading), rowIds(following)).flatMap((sId) => {
    const isMine = (what: RowPart) => chosen.has(partKey({ of: 'row', sId, what }));
    const [left, right] = [own.get(sId), other.get(sId)];
    if (left && right) return mixedRow(left, right, isMine);
    return (
      (isMine('presence') ? left && asOf(base.revision, left, old.get(sId)) : right && asItIs(right)) ?? []
    );
  });
  const header = headerParts.filter((what) => chosen.has(what)).map((what) => headerPart(what, mine));
  const quotation = withMeasuredAreas<Quotation>(
    Object.assign({ ...theirs }, ...header, {
      measures: mixedMeasures(mine, theirs, chosen),
      selectedProducts: mixed.map(({ row }) => row),
    }),
  );
  const automatic = mixed.filter((each) => each.automatic).map(({ row }) => row.sId);
  const ticked = mixed.filter((each) => each.ticked).map(({ row }) => row.sId);
  return withTicks(withAutomaticPacks<Quotation>(quotation, new Set(automatic)), new Set(ticked));
}

const headerPart = (what: HeaderPart, mine: Quotation): Partial<Quotation> =>
  what === 'order' || what === 'measures' ? {} : picked(mine, fieldsOfPart(what));

function mixedMeasures(mine: Quotation, theirs: Quotation, chosen: ReadonlySet<string>) {
  const places = [mine, theirs].flatMap(({ measures }) => measures.places.map(({ id }) => id));
  const own = places.filter((id) => chosen.has(partKey({ of: 'place', id })));
  return mixMeasures(mine.measures, theirs.measures, new Set(own), chosen.has('measures'));
}

type MixedRow = { row: QuotationRow; ticked: boolean; automatic: boolean };

const packIds = (row: QuotationRow) =>
  packsOf(row)
    .map(({ id }) => id)
    .join();

const asItIs = (priced: PricedRow): MixedRow => ({
  row: priced.row,
  ticked: priced.ticked,
  automatic: followsNeed(priced),
});

/**
 * A row that is gone meanwhile comes back as it was in the revision that the edit began with. It does not get the
 * prices of the catalogue: they were asked for the stored row.
 */
function asOf(revision: number, priced: PricedRow, before: QuotationRow | undefined): MixedRow {
  const { row, ...others } = asItIs(priced);
  if (!before || (row.source && 'revision' in row.source)) return { ...others, row };
  const { priceType, priceranges, priceRange } = row.source ? before : row;
  const copied = { ...row, priceType, priceranges, priceRange, source: { revision } };
  return { ...others, row: withColour(copied, row) };
}

function mixedRow(own: PricedRow, other: PricedRow, isMine: (what: RowPart) => boolean): MixedRow {
  const from = (what: RowPart) => (isMine(what) ? own : other).row;
  const { lockedArea, area, areaFrom } = from('surface');
  const row: QuotationRow = {
    ...withColour(from('prices'), from('colour')),
    ...{ lockedArea, area, areaFrom, ...discountsOf(from('discounts')) },
    consumptionRange: from('consumptionRange').consumptionRange,
    note: from('note').note,
  };
  const counted = isMine('packages') ? own : other;
  const isSameRange = packIds(row) === packIds(counted.row);
  const { packAim } = counted.row;
  return {
    row: withCounts({ ...row, packAim }, countsOf(packsOf(counted.row))),
    ticked: (isMine('incidence') ? own : other).ticked,
    automatic: followsNeed(counted) || !isSameRange,
  };
}
