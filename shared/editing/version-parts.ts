import { discountsOf } from '#shared/money/discount-factor.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { followsNeed } from './automatic-counts.ts';
import { bySId } from './by-s-id.ts';
import { fieldsOfPart, partsOfFields, picked } from './header-fields.ts';
import { differingPlaces, frameOf } from './merge-measures.ts';
import { isSameOrder, rowIds } from './row-order.ts';

/** The parts of a header, the order of the rows, and rule and order of the measured places. */
export const headerParts = [...partsOfFields, 'order', 'measures'] as const;
const rowParts = [
  'presence',
  'prices',
  'consumptionRange',
  'surface',
  'packages',
  'discounts',
  'incidence',
  'colour',
  'note',
] as const;
export type HeaderPart = (typeof headerParts)[number];
export type RowPart = (typeof rowParts)[number];

/** The unit of a decision when two versions differ: a part of the header, or of a row. */
export type VersionPart =
  | { of: 'quotation'; what: HeaderPart }
  | { of: 'row'; sId: string; what: RowPart }
  /** A measured place, with all its lines (MEA-036). */
  | { of: 'place'; id: string };

/** The key of a part: unique among the parts of a quotation. */
export function partKey(part: VersionPart): string {
  if (part.of === 'place') return `${part.id} place`;
  return part.of === 'row' ? `${part.sId} ${part.what}` : part.what;
}

const rowValues: Record<Exclude<RowPart, 'presence' | 'packages'>, (priced: PricedRow) => unknown> = {
  prices: ({ row }) => row.source,
  consumptionRange: ({ row }) => row.consumptionRange,
  surface: ({ locked, surface, row }) => (locked ? 'locked' : [surface, row.areaFrom]),
  discounts: ({ row }) => discountsOf(row),
  incidence: ({ ticked }) => ticked,
  colour: ({ row }) => [row.color?.code, row.colorlist],
  note: ({ row }) => row.note,
};

/** The parts in which two versions differ: header, measured places, rows in the order of the left one. */
export function differingParts(left: Quotation, right: Quotation): VersionPart[] {
  const [rows, others] = [bySId(priceQuotation(left).rows), bySId(priceQuotation(right).rows)];
  const sIds = new Set([...rows.keys(), ...others.keys()]);
  return [
    ...headerParts
      .filter((what) => differs(headerValue(what, left, right), headerValue(what, right, left)))
      .map((what) => ({ of: 'quotation' as const, what })),
    ...differingPlaces(left.measures, right.measures).map((id) => ({ of: 'place' as const, id })),
    ...[...sIds].flatMap((sId) =>
      differingRowParts(rows.get(sId), others.get(sId)).map((what) => ({ of: 'row' as const, sId, what })),
    ),
  ];
}

function headerValue(what: HeaderPart, version: Quotation, other: Quotation): unknown {
  if (what === 'order') return isSameOrder(rowIds(version), rowIds(other)) ? [] : rowIds(version);
  if (what === 'measures') return frameOf(version.measures, other.measures);
  return picked(version, fieldsOfPart(what));
}

function differingRowParts(left: PricedRow | undefined, right: PricedRow | undefined): RowPart[] {
  if (!left || !right) return ['presence'];
  return rowParts.filter((what) => {
    if (what === 'presence') return false;
    if (what === 'packages') return havePacksChanged(left, right);
    return differs(rowValues[what](left), rowValues[what](right));
  });
}

/** Packages that follow the need in the same way on both sides follow from other parts. */
function havePacksChanged(left: PricedRow, right: PricedRow): boolean {
  if (left.row.packAim !== right.row.packAim) return true;
  const isByHand = !followsNeed(left) || !followsNeed(right);
  return isByHand && differs(countsOf(left), countsOf(right));
}

const countsOf = ({ row }: PricedRow) => packsOf(row).map(({ id, quantity }) => [id, quantity]);

const differs = (left: unknown, right: unknown) => JSON.stringify(left) !== JSON.stringify(right);
