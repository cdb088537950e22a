import type { SentProduct } from '#shared/catalogue/product-of-input.ts';
import { textIn } from '#shared/format/text-in.ts';
import type { Language } from '#shared/languages.ts';
import type { ColourValues } from '#shared/schemas/colour-folder.ts';
import type { PriceListForm } from '#shared/schemas/price-list-input.ts';
import type { TagForm } from '#shared/schemas/tag-input.ts';

/** The names of a catalogue's parts in plans, in the order in which an import does them. */
const planKinds = ['tag', 'colourFolder', 'colour', 'priceList', 'product', 'members'] as const;
export type PlanKind = (typeof planKinds)[number];

/** A colour of a folder; one that changes is the one that the check saw. */
export type PlannedColour = ColourValues &
  ({ does: 'add' } | { does: 'change'; id: string; revision: number });

/** `revision` is what the check saw; 0 for what is new. */
type Of<Kind extends PlanKind, Sent> = {
  kind: Kind;
  id: string;
  name: string;
  does: 'add' | 'change';
  revision: number;
  sent: Sent;
};

/** Colours of one folder, whose id and name it has; `add` when all of them are new. */
export type PlannedColours = {
  kind: 'colour';
  id: string;
  name: string;
  does: 'add' | 'change';
  edits: readonly PlannedColour[];
};

/**
 * Which products join and leave a price list. Its revision is the one that the entries before this one leave. For a
 * list that the same plan adds it is 1, for a list that it changes one more than stored.
 */
export type PlannedMembers = {
  kind: 'members';
  id: string;
  name: string;
  does: 'change';
  revision: number;
  add: readonly string[];
  remove: readonly string[];
};

/** One step of an import: one entity, up to 50 colours of a folder, or the products of a price list. */
export type PlannedEntry =
  | Of<'tag', TagForm>
  | Of<'colourFolder', { name: string }>
  | PlannedColours
  | Of<'priceList', PriceListForm>
  | Of<'product', SentProduct>
  | PlannedMembers;

/** The name of a step for a reader of that language. */
export const entryName = (entry: PlannedEntry, language: Language): string =>
  entry.kind === 'product' ? textIn(entry.sent.name, language) : entry.name;

/** A step of one kind. */
export type PlannedOf<Kind extends PlanKind> = Extract<PlannedEntry, { kind: Kind }>;

/** Steps in their order, and how many of each kind stay as they are: colours one by one, members by price list. */
export type Plan = { entries: readonly PlannedEntry[]; left: Readonly<Record<PlanKind, number>> };

export type PlanCount = { kind: PlanKind; add: number; change: number; leave: number };

/** The counts of a plan, kind by kind: colours are counted one by one, members by price list. */
export function planCounts({ entries, left }: Plan): PlanCount[] {
  const ends = entries.flatMap((entry): Pick<PlannedEntry, 'kind' | 'does'>[] =>
    entry.kind === 'colour'
      ? entry.edits.map(({ does }) => ({ kind: entry.kind, does }))
      : [{ kind: entry.kind, does: entry.does }],
  );
  const count = (kind: PlanKind, does: 'add' | 'change') =>
    ends.filter((one) => one.kind === kind && one.does === does).length;
  return planKinds.map((kind) => ({
    kind,
    add: count(kind, 'add'),
    change: count(kind, 'change'),
    leave: left[kind],
  }));
}
