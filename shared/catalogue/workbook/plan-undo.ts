import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import type { Language } from '#shared/languages.ts';
import {
  hasValues,
  type ImportedColour,
  type ImportedEntry,
  type ImportedOf,
  nameOfPart,
  requiredIds,
} from './imported.ts';
import type { PlanKind } from './plan.ts';
import { type UndoPresent, type UndoWorld, undoWorld } from './undo-world.ts';

/** Why something stays as it is when an import is undone. */
type UndoReason = 'conflict' | 'not-found' | 'in-use' | 'name-taken' | 'slug-taken' | 'required-missing';

/** The end of an entity: as it was before, archived or removed because the import added it, or left. */
type UndoEnd = 'back' | 'archived' | 'removed' | { left: UndoReason };

/** A step of an undoing: `ends` has one for each colour, and one for any other entity. */
export type UndoStep = { entry: ImportedEntry; ends: readonly UndoEnd[] };

/**
 * Plans the undoing of an import in the order of its steps, the last change first. It leaves what somebody changed
 * since, and what the import added and something else names by now. The first `done` steps were done
 * before: the present is without them.
 */
export function planUndo(entries: readonly ImportedEntry[], present: UndoPresent, done = 0): UndoStep[] {
  const world = undoWorld(present, entries);
  return entries
    .toReversed()
    .slice(done)
    .map((entry) => ({ entry, ends: endsOf(entry, world) }));
}

function endsOf(entry: ImportedEntry, world: UndoWorld): UndoEnd[] {
  switch (entry.kind) {
    case 'tag':
      return [endOfTag(entry, world)];
    case 'colourFolder':
      return [endOfFolder(entry, world)];
    case 'colour':
      return entry.colours.map((colour) => endOfColour(entry.id, colour, world));
    case 'priceList':
      return [endOfList(entry, world)];
    case 'product':
      return [endOfProduct(entry, world)];
    case 'members':
      return [endOfMembers(entry, world)];
  }
}

const left = (reason: UndoReason): UndoEnd => ({ left: reason });

function endOfTag({ id, before, after }: ImportedOf<'tag'>, { tags, usedSlugs }: UndoWorld): UndoEnd {
  const stored = tags.get(id);
  if (!stored || !hasValues(stored, after)) return left(stored ? 'conflict' : 'not-found');
  if (before === null) {
    if (usedSlugs.has(stored.slug)) return left('in-use');
    tags.delete(id);
    return 'removed';
  }
  if (isTaken(tags, id, before.slug, ({ slug }) => slug)) return left('slug-taken');
  tags.set(id, before);
  return 'back';
}

/** Whether another entity has a name by now; names that differ in case alone are the same. */
function isTaken<Entity>(
  all: ReadonlyMap<string, Entity>,
  id: string,
  name: string,
  nameOf: (entity: Entity) => string,
): boolean {
  const key = name.trim().toLowerCase();
  return [...all].some(([other, entity]) => other !== id && nameOf(entity).trim().toLowerCase() === key);
}

function endOfFolder({ id, before, after }: ImportedOf<'colourFolder'>, world: UndoWorld): UndoEnd {
  const stored = world.folders.get(id);
  if (!stored || !hasValues(stored, after)) return left(stored ? 'conflict' : 'not-found');
  if (before === null) {
    if ((world.colours.get(id)?.size ?? 0) > 0) return left('in-use');
    world.folders.delete(id);
    return 'removed';
  }
  world.folders.set(id, before);
  return 'back';
}

/** Whether a colour of a folder is still the one that an import left there. */
export const isColourAsLeft = (
  stored: { id: string } | undefined,
  { id, after }: ImportedColour,
): stored is { id: string } => stored?.id === id && hasValues(stored, after);

function endOfColour(folder: string, colour: ImportedColour, { colours }: UndoWorld): UndoEnd {
  const own = colours.get(folder);
  const key = codeKey(colour.after.code);
  const stored = own?.get(key);
  if (!own || !isColourAsLeft(stored, colour)) return left(stored ? 'conflict' : 'not-found');
  if (colour.before === null) {
    own.delete(key);
    return 'removed';
  }
  own.set(key, { ...colour.before, id: colour.id });
  return 'back';
}

function endOfList({ id, before, after }: ImportedOf<'priceList'>, world: UndoWorld): UndoEnd {
  const { lists, usedLists, members } = world;
  const stored = lists.get(id);
  if (!stored || !hasValues(stored, after)) return left(stored ? 'conflict' : 'not-found');
  if (before === null) {
    if (usedLists.has(id) || (members.get(id)?.size ?? 0) > 0) return left('in-use');
    lists.delete(id);
    return 'removed';
  }
  if (isTaken(lists, id, before.name, ({ name }) => name)) return left('name-taken');
  lists.set(id, before);
  return 'back';
}

function endOfProduct(entry: ImportedOf<'product'>, world: UndoWorld): UndoEnd {
  const { id, before } = entry;
  const stored = world.products.get(id);
  if (!stored) return left('not-found');
  if (stored.revision !== entry.revision && stored.content !== entry.after) return left('conflict');
  if (before === null) {
    const isListed = [...world.members.values()].some((products) => products.has(id));
    if (isListed || world.offered.has(id) || world.isRequired(id)) return left('in-use');
    world.setRequires(id, []);
    return 'archived';
  }
  const required = requiredIds(before);
  if (!required.every((one) => world.products.has(one))) return left('required-missing');
  world.setRequires(id, required);
  return 'back';
}

/** The products of a price list without those that joined, and with those that left and are still there. */
export function membersBefore(
  { joined, left: gone }: Pick<ImportedOf<'members'>, 'joined' | 'left'>,
  members: readonly string[],
  isThere: (product: string) => boolean,
): string[] {
  const out = new Set(joined);
  const kept = members.filter((id) => !out.has(id));
  return [...new Set([...kept, ...gone.filter(isThere)])];
}

function endOfMembers(entry: ImportedOf<'members'>, { members, products }: UndoWorld): UndoEnd {
  const own = members.get(entry.id);
  if (!own) return left('not-found');
  members.set(entry.id, new Set(membersBefore(entry, [...own], (id) => products.has(id))));
  return 'back';
}

export type UndoCount = { kind: PlanKind; back: number; archived: number; removed: number; left: number };

/** An end whose reason only its writing found. */
export type AnyEnd = UndoEnd | { left: string };

export const undoEndName = (end: AnyEnd) => (typeof end === 'string' ? end : 'left');

/** How much of each kind ends in which way; kinds without anything are left out. */
export function undoCounts(steps: readonly UndoStep[]): UndoCount[] {
  const counts = new Map<PlanKind, UndoCount>();
  for (const { entry, ends } of steps) {
    const { kind } = entry;
    const count = counts.get(kind) ?? { kind, back: 0, archived: 0, removed: 0, left: 0 };
    counts.set(kind, count);
    for (const end of ends) count[undoEndName(end)] += 1;
  }
  return [...counts.values()];
}

export type UndoLeft = { kind: PlanKind; id: string; name: string; reason: UndoReason };

/** Everything that stays, each with its reason; a colour by its folder and its code. */
export const undoLeft = (steps: readonly UndoStep[], language: Language): UndoLeft[] =>
  steps.flatMap(({ entry, ends }) =>
    ends.flatMap((end, index) =>
      typeof end === 'string'
        ? []
        : [
            {
              ...{ kind: entry.kind, id: entry.id },
              ...{ name: nameOfPart(entry, index, language), reason: end.left },
            },
          ],
    ),
  );
