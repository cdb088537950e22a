import { type Keyed, keyedAs, type Likeness } from '#shared/catalogue/keyed-as.ts';
import { isRecord } from '#shared/is-record.ts';
import { type Clash, mergeChanges } from '#shared/merge-changes.ts';
import { conditionText, joinedTags, priorityText } from '../history/comparable-phase.ts';
import type { ChoiceDraft, PhaseDraft } from './phase-draft.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((entry) => others.includes(entry));
/** New parts have no place of the base. */
const isNew = ({ key }: Keyed) => key < 0;
const isAtSamePlace: Likeness<Keyed> = (_part, base, place, basePlace) => !isNew(base) && place === basePlace;

/** Choices have no name: one is known by its products, else by its place. */
const choiceLikenesses: readonly Likeness<ChoiceDraft & Keyed>[] = [
  ({ key: _, ...one }, { key: _base, ...other }) => isSame(one, other),
  (one, other) => isSame(one.products, other.products),
  (one, other) => !isNew(other) && shares(one.products, other.products),
  isAtSamePlace,
];

/** A line of conditions or priorities as one value: two edits of the same line never mix. */
type Line = Keyed & { text: string };
const lineLikenesses: readonly Likeness<Line>[] = [(one, other) => one.text === other.text, isAtSamePlace];

/** Keys of parts that the base does not have: those of the two people differ, unless both made the same. */
const firstOwn = { mine: -1, theirs: -1_001 } as const;
type Whose = keyof typeof firstOwn;

const numbered = <Part extends object>(parts: readonly Part[]) =>
  parts.map((part, key) => ({ ...part, key }));

const asLines = (values: readonly unknown[]) =>
  numbered(values.map((value) => ({ text: JSON.stringify(value) })));

const linesOfChoice = ['visibilityConditions', 'recommendedConditions', 'priorities'] as const;
type LinesOfChoice = (typeof linesOfChoice)[number];

type KeyedChoice = Omit<ChoiceDraft, LinesOfChoice> & Keyed & Record<LinesOfChoice, Line[]>;
type KeyedPhase = Omit<PhaseDraft, 'conditions' | 'choices'> & { conditions: Line[]; choices: KeyedChoice[] };

/** A draft whose parts have the keys that they have in `base`, or among the new ones of `other`. */
function keyed(draft: PhaseDraft, base: PhaseDraft, whose: Whose, other?: KeyedPhase): KeyedPhase {
  const known = <Part extends Keyed>(parts: readonly Part[], others: readonly Part[] = []) => [
    ...parts,
    ...others.filter(isNew),
  ];
  const lines = (values: readonly unknown[], before: readonly unknown[] = [], others?: readonly Line[]) =>
    keyedAs(asLines(values), known(asLines(before), others), lineLikenesses, firstOwn[whose]);
  const otherChoices =
    other && plain(other).choices.map((choice, at) => ({ ...choice, key: other.choices[at]?.key ?? 0 }));
  const choices = keyedAs(
    numbered(draft.choices),
    known(numbered(base.choices), otherChoices),
    choiceLikenesses,
    firstOwn[whose],
  );
  return {
    ...draft,
    conditions: lines(draft.conditions, base.conditions, other?.conditions),
    choices: choices.map((choice) => {
      const before = base.choices[choice.key];
      const others = other?.choices.find(({ key }) => key === choice.key);
      const keyedLines = linesOfChoice.map((field) => [
        field,
        lines(choice[field], before?.[field], others?.[field]),
      ]);
      return { ...choice, ...(Object.fromEntries(keyedLines) as Record<LinesOfChoice, Line[]>) };
    }),
  };
}

const valuesOf = (lines: readonly Line[]) => lines.map(({ text }) => JSON.parse(text));

const plain = ({ conditions, choices, ...phase }: KeyedPhase): PhaseDraft => ({
  ...phase,
  conditions: valuesOf(conditions),
  choices: choices.map(({ key: _, visibilityConditions, recommendedConditions, priorities, ...choice }) => ({
    ...choice,
    visibilityConditions: valuesOf(visibilityConditions),
    recommendedConditions: valuesOf(recommendedConditions),
    priorities: valuesOf(priorities),
  })),
});

/** One's own edits of a phase, laid on what somebody else saved meanwhile. Clashes have paths of the history. */
export function mergePhaseDrafts(base: PhaseDraft, mine: PhaseDraft, theirs: PhaseDraft) {
  const own = keyed(mine, base, 'mine');
  const { merged, clashes } = mergeChanges(
    keyed(base, base, 'mine'),
    own,
    keyed(theirs, base, 'theirs', own),
  );
  return { merged: plain(merged), clashes: clashes.map(toldAsHistory) };
}

/** Fields whose lines the history tells as one text each. */
const lineTexts: Readonly<Record<string, (line: never) => string>> = {
  conditions: conditionText,
  visibilityConditions: joinedTags,
  recommendedConditions: joinedTags,
  priorities: priorityText,
};

function toldAsHistory({ path, mine, theirs }: Clash): Clash {
  const depth = path.findIndex((segment) => segment in lineTexts);
  const textOf = lineTexts[path[depth] ?? ''];
  if (!textOf) return { path, mine: productsOf(mine), theirs: productsOf(theirs) };
  const told = (line: unknown) => {
    const text = isRecord(line) ? line.text : line;
    return typeof text === 'string' ? textOf(JSON.parse(text) as never) : undefined;
  };
  return { path: path.slice(0, depth + 1), mine: told(mine), theirs: told(theirs) };
}

/** A whole choice is told by its products. */
const productsOf = (value: unknown) =>
  isRecord(value) && Array.isArray(value.products) ? value.products : value;
