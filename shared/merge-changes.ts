import { joinedOrder, mergedOrder } from './editing/row-order.ts';
import { canonical } from './guided-test/same-config.ts';
import { isRecord } from './is-record.ts';

/** A value that two people changed in two ways, and where it stands; entries of lists are told by their place from 1. */
export type Clash = { path: readonly string[]; mine: unknown; theirs: unknown };

/** Who removed an entry that the other one changed; undefined where both changed it. */
export const removedBy = ({ mine, theirs }: Clash): 'mine' | 'theirs' | undefined => {
  if (mine === undefined && isRecord(theirs)) return 'mine';
  return theirs === undefined && isRecord(mine) ? 'theirs' : undefined;
};

type Versions = { base: unknown; mine: unknown; theirs: unknown };

const isSame = (one: unknown, other: unknown) => canonical([one]) === canonical([other]);

/** An entry of a list is the same one in another version by its key, id, name or code, or as a plain value. */
function identityOf(entry: unknown): string | undefined {
  const name = isRecord(entry) ? (entry.key ?? entry.id ?? entry.name ?? entry.code) : entry;
  return typeof name === 'string' || typeof name === 'number' ? `${typeof name} ${name}` : undefined;
}

/** The entries of a list by their identity; none where an entry has none, or two have the same. */
function byIdentity(list: readonly unknown[]): Map<string, unknown> | undefined {
  const entries = new Map(list.flatMap((entry) => [[identityOf(entry), entry] as const]));
  const isTold = entries.size === list.length && !entries.has(undefined);
  return isTold ? (entries as Map<string, unknown>) : undefined;
}

/**
 * One's own changes from `base` to `mine`, laid on what somebody else made of `base`. Where only one of the two changed a
 * field or an entry, the change is kept. Where both changed the same one in two ways, the own value is, and it is told.
 */
export function mergeChanges<Value>(base: Value, mine: Value, theirs: Value) {
  const clashes: Clash[] = [];
  const merged = mergedValue({ base, mine, theirs }, [], clashes) as Value;
  return { merged, clashes: clashes as readonly Clash[] };
}

function mergedValue({ base, mine, theirs }: Versions, path: readonly string[], clashes: Clash[]): unknown {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs))
    return mergedRecord({ base, mine, theirs }, path, clashes);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const list = mergedList({ base, mine, theirs }, path, clashes);
    if (list) return list;
  }
  clashes.push({ path, mine, theirs });
  return mine;
}

type Records = Record<keyof Versions, Record<string, unknown>>;

function mergedRecord({ base, mine, theirs }: Records, path: readonly string[], clashes: Clash[]) {
  const fields = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = fields.map((field) => {
    const versions = { base: base[field], mine: mine[field], theirs: theirs[field] };
    return [field, mergedValue(versions, [...path, field], clashes)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergedList(
  lists: Record<keyof Versions, readonly unknown[]>,
  path: readonly string[],
  clashes: Clash[],
): unknown[] | undefined {
  const base = byIdentity(lists.base);
  const [mine, theirs] = [byIdentity(lists.mine), byIdentity(lists.theirs)];
  if (!base || !mine || !theirs) return undefined;
  const order = mergedOrder([...base.keys()], [...mine.keys()], [...theirs.keys()]);
  const kept = new Map<string, unknown>();
  // An entry that one removed and the other changed is told, too.
  for (const id of new Set([...order, ...mine.keys(), ...theirs.keys()])) {
    const place = mine.has(id) ? [...mine.keys()].indexOf(id) : [...theirs.keys()].indexOf(id);
    const versions = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    // Both added it: field by field, too.
    if (isRecord(versions.mine) && isRecord(versions.theirs)) versions.base ??= {};
    kept.set(id, mergedValue(versions, [...path, String(place + 1)], clashes));
  }
  // An own entry that the other removed stands behind the one before it, where it stood.
  const own = [...mine.keys()].filter((id) => kept.get(id) !== undefined);
  return joinedOrder(order, own)
    .map((id) => kept.get(id))
    .filter((entry) => entry !== undefined);
}
