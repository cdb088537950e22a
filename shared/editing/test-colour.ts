import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import { isColourAvailable } from '#shared/pricing/price-range-of-colour.ts';
import type { QuotationHeader, QuotationRow } from '#shared/schemas/quotation.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { withColour } from './with-colour.ts';

/** The colour that a guided test was answered with, and its folder. */
export type TestColour = Pick<QuotationHeader, 'color' | 'colorlist'>;
type Coloured = { color: { code: string } | null; colorlist: string | null };

const isSame = (one: Coloured, other: Coloured): boolean =>
  one.color !== null &&
  other.color !== null &&
  codeKey(one.color.code) === codeKey(other.color.code) &&
  (one.colorlist ?? '') === (other.colorlist ?? '');

/**
 * The colour that a row takes from the guided test; undefined when it keeps its own. Only a product priced by colour
 * needs one (OP11). A new row, without `before`, takes it. A row that is there takes another answer when it has no
 * colour or still has that of the answer before. A colour that its ranges do not list is missing (QCO-002, OPW-67).
 */
export function colourFromTest(
  row: Pick<QuotationRow, 'priceType' | 'priceranges' | 'color' | 'colorlist'>,
  before: TestColour | undefined,
  now: TestColour,
): TestColour | undefined {
  if (!now.color || row.priceType !== 'colors') return undefined;
  const isFormer = before !== undefined && isSame(row, before);
  const follows = before === undefined || (!isSame(before, now) && (!row.color || isFormer));
  if (!follows) return undefined;
  if (isColourAvailable(row, now.color.code)) return { color: now.color, colorlist: now.colorlist };
  return isFormer ? { color: null, colorlist: null } : undefined;
}

/** The row in that colour, in the price range that lists it (QCO-001). */
export function inTestColour(
  row: QuotationRow,
  before: TestColour | undefined,
  now: TestColour,
): QuotationRow {
  const taken = colourFromTest(row, before, now);
  return taken ? withColour(row, taken) : row;
}

type Rows = ReadonlyMap<string, QuotationRow>;

/** The edits of a test that is taken up again, with the colours that its answers give the rows. */
export function withTestColours(
  edits: readonly RowEdit[],
  { stored, brought }: { stored: Rows; brought: Rows },
  before: TestColour,
  now: TestColour,
): RowEdit[] {
  return edits.map((edit) => {
    const row = brought.get(edit.sId) ?? stored.get(edit.sId);
    if (!row || edit.color !== undefined) return edit;
    return { ...edit, ...colourFromTest(row, stored.has(edit.sId) ? before : undefined, now) };
  });
}
