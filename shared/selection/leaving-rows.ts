import { comesAlong } from './comes-along.ts';
import { noLongerRequired } from './no-longer-required.ts';
import type { Selected } from './selected.ts';

/**
 * The sIds that leave when the named rows are to be removed. A row that only comes along with one that stays does not
 * leave. Combined products that nothing requires any more leave too (QNW-017, QNW-033, QNW-034).
 */
export function leavingRows(selection: readonly Selected[], sIds: ReadonlySet<string>): Set<string> {
  const rest = selection.filter(({ sId }) => !sIds.has(sId));
  const named = selection.filter(({ sId }) => sIds.has(sId));
  for (let held = nextHeld(rest, named); held; held = nextHeld(rest, named)) rest.push(held);
  const dropped = new Set(noLongerRequired(selection, rest));
  const staying = new Set(rest.filter((row) => !dropped.has(row)).map(({ sId }) => sId));
  return new Set(selection.map(({ sId }) => sId).filter((sId) => !staying.has(sId)));
}

const nextHeld = (rest: readonly Selected[], named: readonly Selected[]) =>
  named.find((row) => !rest.includes(row) && comesAlong([...rest, row], row));

/** Why rows cannot be removed: others require them, or nothing would be left. */
export type RemovalImpediment = 'required' | 'last';

/** The rule that keeps the named rows from being removed; undefined when at least one leaves and one stays. */
export function removalImpediment(
  selection: readonly Selected[],
  sIds: ReadonlySet<string>,
): RemovalImpediment | undefined {
  const { size } = leavingRows(selection, sIds);
  if (size === 0) return 'required';
  return size === selection.length ? 'last' : undefined;
}

/** The rows that cannot be removed by themselves, by sId, and why. */
export function removalImpediments(selection: readonly Selected[]): ReadonlyMap<string, RemovalImpediment> {
  const impediments = new Map<string, RemovalImpediment>();
  for (const row of selection) if (comesAlong(selection, row)) impediments.set(row.sId, 'required');
  const free = selection.filter(({ sId }) => !impediments.has(sId));
  const [only] = free;
  // With two rows that stand by themselves one always stays.
  if (only && free.length === 1 && removalImpediment(selection, new Set([only.sId])) === 'last')
    impediments.set(only.sId, 'last');
  return impediments;
}
