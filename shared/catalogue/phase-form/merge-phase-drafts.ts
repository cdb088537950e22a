import { type Keyed, keyedAs, type Likeness } from '#shared/catalogue/keyed-as.ts';
import { isRecord } from '#shared/is-record.ts';
import { type Clash, mergeChanges } from '#shared/merge-changes.ts';
import { conditionText, joinedTags, priorityText } from '../history/comparable-phase.ts';
import type { ChoiceDraft, PhaseDraft } from './phase-draft.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((entry) => others.includes(entry));
const isAtSamePlace = (_part: unknown, _base: unknown, place: number, basePlace: number) =>
  place === basePlace;

/** Choices have no name: one is known by its products, else by its place. */
const choiceLikenesses: readonly Likeness<ChoiceDraft & Keyed>[] = [
  ({ key: _, ...one }, { key: _base, ...other }) => isSame(one, other),
  (one, other) => isSame(one.products, other.products),
  (one, other) => shares(one.products, other.products),
  isAtSamePlace,
];

/** A line of conditions or priorities as one value: two edits of the same line never mix. */
type Line = Keyed & { text: string };
const lineLikenesses: readonly Likeness<Line>[] = [(one, other) => one.text === other.text, isAtSamePlace];

/** Keys of parts that the base does not have: those of the two people differ. */
const firstOwn = { mine: -1, theirs: -1_001 } as const;
type Whose = keyof typeof firstOwn;

const numbered = <Part extends object>(parts: readonly Part[]) =>
  parts.map((part, key) => ({ ...part, key }));

function keyedLines(values: readonly unknown[], base: readonly unknown[], whose: Whose): Line[] {
  const asLines = (list: readonly unknown[]) =>
    numbered(list.map((value) => ({ text: JSON.stringify(value) })));
  return keyedAs(asLines(values), asLines(base), lineLikenesses, firstOwn[whose]);
}

const linesOfChoice = ['visibilityConditions', 'recommendedConditions', 'priorities'] as const;

/** A draft whose parts have the keys that they have in `base`. */
function keyed(draft: PhaseDraft, base: PhaseDraft, whose: Whose) {
  const choices = keyedAs(numbered(draft.choices), numbered(base.choices), choiceLikenesses, firstOwn[whose]);
  return {
    ...draft,
    conditions: keyedLines(draft.conditions, base.conditions, whose),
    choices: choices.map((choice) => {
      const before = base.choices[choice.key];
      const lines = linesOfChoice.map((field) => [
        field,
        keyedLines(choice[field], before?.[field] ?? [], whose),
      ]);
      return { ...choice, ...(Object.fromEntries(lines) as Record<(typeof linesOfChoice)[number], Line[]>) };
    }),
  };
}

const valuesOf = (lines: readonly Line[]) => lines.map(({ text }) => JSON.parse(text));

const plain = ({ conditions, choices, ...phase }: ReturnType<typeof keyed>): PhaseDraft => ({
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
  const { merged, clashes } = mergeChanges(
    keyed(base, base, 'mine'),
    keyed(mine, base, 'mine'),
    keyed(theirs, base, 'theirs'),
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
  if (!textOf) return { path, mine, theirs };
  const told = (line: unknown) => {
    const text = isRecord(line) ? line.text : line;
    return typeof text === 'string' ? textOf(JSON.parse(text) as never) : undefined;
  };
  return { path: path.slice(0, depth + 1), mine: told(mine), theirs: told(theirs) };
}
