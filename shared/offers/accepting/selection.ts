import { totalsOf } from '../evaluate-offer.ts';
import { isFixed } from '../is-fixed.ts';
import type { OfferSums } from '../offer-sums.ts';
import type { OfferTotals } from '../offer-totals.ts';
import { type PaymentPlan, paymentPlan } from '../payment-plan.ts';
import type { VatLine } from '../vat-summary.ts';
import { whatCounts } from '../what-counts.ts';
import type { SelectableLine, SelectableOffer } from './selectable-offer.ts';

/** The ids of the options that are ticked and of the one that is chosen of each group, in any order (ACC-012). */
export type Selection = readonly string[];

/** The amounts of a selection, in cents. */
export type SelectedTotals = Omit<OfferSums, 'fault'> &
  OfferTotals & {
    /** Whether each line counts, in the order of the version. */
    counts: readonly boolean[];
    summary: readonly VatLine[];
    /** Without amounts, and with the reason, where fixed milestones exceed what is to pay. */
    plan: PaymentPlan;
  };

/** The selection that a version was sent with. */
export const sentSelection = ({ lines }: SelectableOffer): Selection =>
  lines.filter((line) => !isFixed(line) && line.chosen).map(({ id }) => id);

/** The selection after a press: an option is ticked or not, an alternative takes the place of the one chosen before. */
export function withChoice({ lines }: SelectableOffer, selection: Selection, id: string): Selection {
  const line = lines.find((each) => each.id === id);
  if (!line || isFixed(line)) return selection;
  if (line.optional)
    return selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id];
  const group = new Set(
    lines.filter(({ alternative }) => alternative === line.alternative).map((each) => each.id),
  );
  return [...selection.filter((each) => !group.has(each)), id];
}

/**
 * The choices of a former version in a new one, where both have their lines. The other lines are as sent. So is everything
 * where the choices do not fit any more.
 */
export function carriedSelection(
  now: SelectableOffer,
  former: SelectableOffer,
  selection: Selection,
): Selection {
  const had = new Set(former.lines.filter((line) => !isFixed(line)).map(({ id }) => id));
  const choosable = now.lines.filter((line) => !isFixed(line));
  const isKept = ({ id }: SelectableLine) => had.has(id) && selection.includes(id);
  const groups = new Set(choosable.filter(isKept).map(({ alternative }) => alternative));
  const isChosen = (line: SelectableLine) => {
    const isKnown = line.optional ? had.has(line.id) : groups.has(line.alternative);
    return isKnown ? isKept(line) : line.chosen;
  };
  const carried = choosable.filter(isChosen).map(({ id }) => id);
  return selectedTotals(now, carried) ? carried : sentSelection(now);
}

/**
 * The totals of a version with a selection, by F6 and F8 to F14 (ACC-013); null for `invalid-selection`. It names an unknown
 * line, one that is no option, a line twice, not exactly one of a group, or its sums are refused by F8 (ACC-014).
 */
export function selectedTotals(offer: SelectableOffer, selection: Selection): SelectedTotals | null {
  const chosen = chosenLines(offer.lines, selection);
  if (!chosen) return null;
  const counts = whatCounts(
    chosen,
    chosen.map(({ works }) => works),
  );
  const { fault, ...totals } = totalsOf(offer, chosen, counts);
  return fault ? null : { ...totals, counts, plan: paymentPlan(totals.toPay, offer.plan) };
}

/** The lines with what is chosen of them; undefined when the selection does not fit them. */
function chosenLines(
  lines: readonly SelectableLine[],
  selection: Selection,
): readonly SelectableLine[] | undefined {
  const ids = new Set(selection);
  const chosen = lines.map((line) => ({ ...line, chosen: ids.has(line.id) }));
  const selected = chosen.filter((line) => line.chosen);
  if (ids.size !== selection.length || selected.length !== ids.size || selected.some(isFixed))
    return undefined;
  const groups = lines.flatMap(({ alternative }) => alternative ?? []);
  const taken = selected.flatMap(({ alternative }) => alternative ?? []);
  const isOneOfEach = taken.length === new Set(groups).size && new Set(taken).size === taken.length;
  return isOneOfEach ? chosen : undefined;
}
