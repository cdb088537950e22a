import type { OfferSnapshot } from './offer-snapshot.ts';
import { type PlacedRow, placedRows } from './placed-rows.ts';
import { percentOf } from './printed.ts';

/** A line as it was sent. */
type ComparedLine = Record<(typeof compared)[number] | 'section', string>;

/** The parts of a line that can differ. Older versions do not tell the section of each line. */
const compared = ['name', 'quantity', 'price', 'amount'] as const;

/** A line that only one of two versions has, or that differs. */
export type LineChange = { id: string; before: ComparedLine | null; after: ComparedLine | null };

/**
 * A sum that only one of two versions has, or that differs. The label of VAT names the base of its own version: its rate is
 * what both have.
 */
type TotalChange = {
  id: string;
  label: string;
  rate: string | null;
  before: string | null;
  after: string | null;
};

/** Two versions beside each other (SND-012): lines in the order of the newer one, then those that it lacks. */
export type VersionComparison = { lines: readonly LineChange[]; totals: readonly TotalChange[] };

type Compared = Pick<OfferSnapshot, 'model' | 'selectable'>;

/** The differences of two versions as they were sent; all sums are shown, equal ones too. */
export function compareVersions(before: Compared, after: Compared): VersionComparison {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lines = [...new Set([...now.keys(), ...old.keys()])].map((id) => ({
    id,
    before: old.get(id) ?? null,
    after: now.get(id) ?? null,
  }));
  return {
    lines: lines.filter(({ before: one, after: other }) => !isSame(one, other)),
    totals: totalsOf(before, after),
  };
}

const isSame = (one: ComparedLine | null, other: ComparedLine | null): boolean =>
  compared.every((name) => one?.[name] === other?.[name]);

const linesOf = ({ model }: Compared): Map<string, ComparedLine> =>
  new Map(placedRows(model).map((row) => [row.id, comparedLine(row)]));

const comparedLine = ({ name, section, quantity, price, amount }: PlacedRow): ComparedLine => ({
  name: name.text,
  section: section ?? '',
  quantity: quantity ? `${quantity.text} ${quantity.unit}`.trim() : '',
  price: price?.text ?? '',
  amount: amount?.text ?? '',
});

function totalsOf(before: Compared, after: Compared): TotalChange[] {
  const [old, now] = [before.model.totals.lines, after.model.totals.lines];
  const codes = [...after.selectable.vat, ...before.selectable.vat];
  const rateOf = (id: string) => {
    const code = codes.find((each) => each.code === id);
    return code ? [percentOf(code.rate).text, code.nature].filter(Boolean).join(' ') : null;
  };
  const valueIn = (lines: typeof old, id: string) => lines.find((line) => line.id === id)?.value.text ?? null;
  return [...new Set([...old, ...now].map(({ id }) => id))].map((id) => {
    const labels = [...old, ...now].flatMap((line) => (line.id === id ? [line.label] : []));
    return {
      ...{ id, label: [...new Set(labels)].join(' → '), rate: rateOf(id) },
      before: valueIn(old, id),
      after: valueIn(now, id),
    };
  });
}
