import { type PlacedRow, placedRows } from '#shared/document/offer/placed-rows.ts';
import type { SelectableLine, SelectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import {
  type SelectedTotals,
  type Selection,
  selectedTotals,
  withChoice,
} from '#shared/offers/accepting/selection.ts';
import { isFixed } from '#shared/offers/is-fixed.ts';
import type { Content, ShownRow } from '#web/features/received-offer/parts/guest.ts';

/** An option or an alternative with what it makes of the total. */
export type Choice = {
  row: PlacedRow;
  /** Its materials, which come and go with it. */
  materials: readonly ShownRow[];
  isChosen: boolean;
  /** Cents; null when it cannot be chosen with the rest, and for the chosen alternative. */
  onTotal: number | null;
  /** Cents that it makes of the total, where it is chosen and no press changes that; null where it cannot be left out. */
  inTotal: number | null;
  /** It can be neither taken nor left with the rest as it is (ACC-014). */
  isUnfit: boolean;
};

type ChoiceGroup = {
  id: string;
  /** The section of all of them; null where they stand in several or in none. */
  section: string | null;
  choices: readonly Choice[];
};
export type ShownSection = { id: string; name: string | null; sum: number; rows: readonly ShownRow[] };

export type SelectedOffer = {
  selection: Selection;
  /** Null for a selection that F8 refuses: the page offers none. */
  totals: SelectedTotals | null;
  sections: readonly ShownSection[];
  options: readonly Choice[];
  alternatives: readonly ChoiceGroup[];
  /** Cents of the lines that count because of an option. */
  ofOptions: number;
  /** Cents of those that count because of another choice: with the sections and the options they are the sum. */
  ofAlternatives: number;
};

/** The offer with what is chosen: its fixed lines by section, the choices apart, and the totals (ACC-012, ACC-013). */
export function selectedOffer({ model, selectable }: Content, selection: Selection): SelectedOffer {
  const rows = new Map(placedRows(model).map((row) => [row.id, row]));
  const totals = selectedTotals(selectable, selection);
  const given = { selectable, selection, rows, totals };
  const choosable = selectable.lines.filter((line) => !isFixed(line) && rows.has(line.id));
  const groups = Map.groupBy(choosable, ({ alternative }) => alternative);
  const isOptional = ({ optional }: SelectableLine) => optional;
  const sumOf = (isSuch: typeof isChoice) =>
    selectable.lines.reduce(
      (sum, line, at) =>
        sum + (totals?.counts[at] && goesWith(line, selectable, isSuch) ? (line.amount ?? 0) : 0),
      0,
    );
  const ofOptions = sumOf(isOptional);
  return {
    ...{ selection, totals },
    sections: sectionsOf(model.sections, selectable),
    options: choosable.filter(isOptional).flatMap((line) => choiceOf(line, given)),
    alternatives: [...groups].flatMap(([id, lines]) =>
      id === null
        ? []
        : [
            groupOf(
              id,
              lines.flatMap((line) => choiceOf(line, given)),
            ),
          ],
    ),
    ofOptions,
    ofAlternatives: sumOf(isChoice) - ofOptions,
  };
}

function groupOf(id: string, choices: readonly Choice[]): ChoiceGroup {
  const [section, ...others] = new Set(choices.map(({ row }) => row.section));
  return { id, section: (others.length === 0 && section) || null, choices };
}

/** Whether a line is such a choice, or a material of such choices alone. */
function goesWith(
  line: SelectableLine,
  { lines }: SelectableOffer,
  isSuch: (line: SelectableLine) => boolean,
): boolean {
  const works = line.works.flatMap((place) => lines[place] ?? []);
  return isSuch(line) || (works.length > 0 && works.every(isSuch));
}

const isChoice = (line: SelectableLine) => !isFixed(line);

/** The sections with the lines that stand whatever is chosen. */
function sectionsOf(sections: Content['model']['sections'], selectable: SelectableOffer): ShownSection[] {
  const lines = new Map(selectable.lines.map((line) => [line.id, line]));
  return sections.flatMap(({ id, name, rows }) => {
    const fixed = rows.filter((row) => {
      const line = lines.get(row.id);
      return !line || !goesWith(line, selectable, isChoice);
    });
    const sum = fixed.reduce((all, row) => all + (lines.get(row.id)?.amount ?? 0), 0);
    return fixed.length > 0 ? [{ id, name, sum, rows: fixed }] : [];
  });
}

type Given = {
  selectable: SelectableOffer;
  selection: Selection;
  rows: ReadonlyMap<string, PlacedRow>;
  totals: SelectedTotals | null;
};

function choiceOf(line: SelectableLine, given: Given): Choice[] {
  const { selectable, selection, rows, totals } = given;
  const printed = rows.get(line.id);
  if (!printed) return [];
  // On paper an option that counts says so last; its card says it.
  const row = line.optional && line.chosen ? { ...printed, marks: printed.marks.slice(0, -1) } : printed;
  const place = selectable.lines.indexOf(line);
  const materials = selectable.lines.flatMap((each) =>
    each.works[0] === place && goesWith(each, selectable, isChoice) ? (rows.get(each.id) ?? []) : [],
  );
  const isChosen = selection.includes(line.id);
  const pressed = selectedTotals(selectable, withChoice(selectable, selection, line.id));
  const change = pressed && totals ? pressed.total - totals.total : null;
  return [
    {
      ...{ row, materials, isChosen },
      onTotal: isChosen && line.optional ? change && -change : isChosen ? null : change,
      inTotal: isChosen ? partOf(place, given) : null,
      isUnfit: pressed === null,
    },
  ];
}

/** A line with its materials, by the basis of the other choices: the total less what it were without their amounts. */
function partOf(place: number, { selectable, selection, totals }: Given): number | null {
  const isPart = ({ works }: SelectableLine, at: number) =>
    at === place || (works.length > 0 && works.every((work) => work === place));
  const lines = selectable.lines.map((line, at) => (isPart(line, at) ? { ...line, amount: null } : line));
  const without = selectedTotals({ ...selectable, lines }, selection);
  return without && totals && totals.total - without.total;
}
