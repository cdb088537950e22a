import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { followsNeed } from './automatic-counts.ts';
import { bySId } from './by-s-id.ts';

type Edits = ReadonlyMap<string, RowEdit>;
type Versions = Record<'before' | 'mine' | 'theirs', Quotation>;

const rowsOf = (version: Quotation) => bySId(priceQuotation(version).rows);
const follows = (row: PricedRow | undefined) => row !== undefined && followsNeed(row);

/**
 * The edits without counts that nobody decided on: those that followed the need before and follow it in the same way
 * after. In another colour they are kept beside counts by hand, which belong to the range before.
 */
export function decidedEdits(edits: Edits, { before, mine, theirs }: Versions): Edits {
  const [old, own, other] = [rowsOf(before), rowsOf(mine), rowsOf(theirs)];
  const decided = ({ sId, prices, ...edit }: RowEdit): RowEdit => {
    const [was, is] = [old.get(sId), own.get(sId)];
    const isFollowing = follows(was) && follows(is) && was?.row.packAim === is?.row.packAim;
    const mayFollow = follows(other.get(sId)) || !('color' in edit);
    return isFollowing && mayFollow ? { sId, ...edit } : { sId, ...(prices && { prices }), ...edit };
  };
  return new Map([...edits].map(([sId, edit]) => [sId, decided(edit)]));
}

/** The rows whose packages follow the need in the version they come from: what is needed may be another now. */
export function followingRows(edits: Edits, { mine, theirs }: Omit<Versions, 'before'>): ReadonlySet<string> {
  const [own, other] = [rowsOf(mine), rowsOf(theirs)];
  const isOwn = (sId: string) => {
    const edit = edits.get(sId);
    return Boolean(edit?.prices || edit?.packAim) || !other.has(sId);
  };
  return new Set(
    [...own.keys(), ...other.keys()].filter((sId) => follows((isOwn(sId) ? own : other).get(sId))),
  );
}
