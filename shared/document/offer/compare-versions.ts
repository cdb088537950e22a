import type { OfferRow } from './offer-rows.ts';
import type { OfferSnapshot } from './offer-snapshot.ts';
import { percentOf, type Shown } from './printed.ts';

/** A line as it was sent: what of it can differ. */
type ComparedLine = { name: string; quantity: string; price: string; amount: string };

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
    lines: lines.filter((line) => JSON.stringify(line.before) !== JSON.stringify(line.after)),
    totals: totalsOf(before, after),
  };
}

/** Options and alternatives that count stand in their section too: the section's line is the one that is paid. */
function linesOf({ model }: Compared): Map<string, ComparedLine> {
  const counted = model.sections.flatMap(({ rows }) => rows);
  const offered = model.choices.flatMap(({ rows }) => rows);
  return new Map([...offered, ...counted].map((row) => [row.id, comparedLine(row)]));
}

const comparedLine = ({ name, quantity, price, amount }: Shown<OfferRow>): ComparedLine => ({
  name: name.text,
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
