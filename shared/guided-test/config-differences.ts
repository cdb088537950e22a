import { keptInOrder } from '#shared/kept-in-order.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import { itemsOf, type Place } from './items-of.ts';
import { canonical } from './same-config.ts';

type ConfigItemKind = 'stage' | 'question' | 'answer' | 'phase' | 'choice';
/** How an element differs from one configuration to a later one; one that is moved and changed is told twice. */
export type ConfigDifference = {
  kind: ConfigItemKind;
  how: 'added' | 'removed' | 'moved' | 'changed';
  /** In the later configuration; in the earlier one when it is removed. */
  place: Place;
  title: Localised | null;
  /** The title around it: the question of an answer, the phase of a choice, the stage of the others. */
  parent: Localised | null;
  /** Its changed fields, before and after. */
  fields: readonly ChangedField[];
};
export type ChangedField = { field: string; before: unknown; after: unknown };

type Entry = Omit<ConfigDifference, 'how' | 'fields'> & {
  /** The same in both configurations, wherever it stands. */
  key: string;
  /** The list that its order is counted in. */
  within: string;
  /** Answers and choices go where their question or phase goes. */
  isPart: boolean;
  held: Record<string, unknown>;
};

/** Kept elsewhere: elements in themselves. */
const elements = new Set(['questions', 'answers', 'phases', 'choices']);

function entriesOf(config: GuidedTestConfig): Entry[] {
  const stages = config.map(
    (stage): Entry => ({
      kind: 'stage',
      key: JSON.stringify(['stage', stage.name]),
      within: '',
      isPart: false,
      place: { stage: stage.name },
      title: stage.title,
      parent: null,
      held: stage,
    }),
  );
  const titles = new Map<string, Localised | null>();
  const items = itemsOf(config).map(({ kind, place, item }): Entry => {
    const owner = kind === 'answer' ? place.question : kind === 'choice' ? place.phase : undefined;
    const within = JSON.stringify(owner === undefined ? [place.stage] : [place.stage, owner]);
    if (owner === undefined) titles.set(JSON.stringify([place.stage, item.id]), item.title);
    const stage = config.find(({ name }) => name === place.stage);
    const parent = owner === undefined ? (stage?.title ?? null) : (titles.get(within) ?? null);
    const key = JSON.stringify([kind, owner ?? null, item.id]);
    return { kind, key, within, isPart: owner !== undefined, place, title: item.title, parent, held: item };
  });
  return [...stages, ...items];
}

const changedFields = (before: Entry, after: Entry): ChangedField[] =>
  [...new Set([...Object.keys(before.held), ...Object.keys(after.held)])]
    .filter((field) => !elements.has(field))
    .map((field) => ({ field, before: before.held[field], after: after.held[field] }))
    .filter((one) => canonical(one.before) !== canonical(one.after));

/** The keys of elements that stand elsewhere: in another stage, or in another order among those that stayed. */
function movedKeys(before: readonly Entry[], after: readonly Entry[]): Set<string> {
  const earlier = new Map(before.map((entry, place) => [entry.key, { within: entry.within, place }]));
  const moved = new Set<string>();
  const stayed = Map.groupBy(after, ({ within }) => within);
  for (const siblings of stayed.values()) {
    const places = siblings.flatMap(({ key, within, isPart }) => {
      const was = earlier.get(key);
      if (was && was.within !== within && !isPart) moved.add(key);
      return was?.within === within ? [{ key, place: was.place }] : [];
    });
    const kept = keptInOrder(places.map(({ place }) => place));
    for (const { key, place } of places) if (!kept.has(place)) moved.add(key);
  }
  return moved;
}

/** The differences of a later configuration, in its order; removed elements come last. */
export function configDifferences(before: GuidedTestConfig, after: GuidedTestConfig): ConfigDifference[] {
  const [older, newer] = [entriesOf(before), entriesOf(after)];
  const earlier = new Map(older.map((entry) => [entry.key, entry]));
  const later = new Set(newer.map(({ key }) => key));
  const moved = movedKeys(older, newer);
  const told = ({ kind, place, title, parent }: Entry) => ({ kind, place, title, parent });
  const now = newer.flatMap((entry): ConfigDifference[] => {
    const was = earlier.get(entry.key);
    if (!was) return [{ ...told(entry), how: 'added', fields: [] }];
    const fields = changedFields(was, entry);
    return [
      ...(moved.has(entry.key) ? [{ ...told(entry), how: 'moved' as const, fields: [] }] : []),
      ...(fields.length > 0 ? [{ ...told(entry), how: 'changed' as const, fields }] : []),
    ];
  });
  const gone = older
    .filter(({ key }) => !later.has(key))
    .map((entry): ConfigDifference => ({ ...told(entry), how: 'removed', fields: [] }));
  return [...now, ...gone];
}
