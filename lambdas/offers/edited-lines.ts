import { DomainError } from '#shared/errors.ts';
import { type CopiedRow, materialLine, renewedLine } from '#shared/offers/copied-row.ts';
import { isMeasured, measuredQuantity } from '#shared/offers/measured-quantity.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { OfferLineEdit } from '#shared/schemas/offer-line-edit.ts';
import { workUnits } from '#shared/schemas/work.ts';

type Field = keyof OfferLineEdit;

const ofAll: readonly Field[] = [
  ...(['id', 'kind', 'sectionId', 'discount', 'vat', 'optional', 'alternative', 'chosen'] as const),
];
const ofPriced: readonly Field[] = [
  ...(['description', 'longText', 'unit', 'quantity', 'price', 'quantityFrom'] as const),
  ...(['hours', 'hourlyCost', 'unitCost'] as const),
];
/** The fields that an edit of a line may have, by its kind: a material keeps what its row has (OFR-021). */
const fieldsOf: Record<OfferLine['kind'], ReadonlySet<Field>> = {
  work: new Set([...ofAll, ...ofPriced, 'work']),
  free: new Set([...ofAll, ...ofPriced]),
  material: new Set([...ofAll, 'row', 'markup', 'works', 'ownCost']),
};

/** Rows that edits name, by the ids of their lines, and measures, by the ids of their quotations. */
export type OfQuotations = {
  rows: ReadonlyMap<string, CopiedRow>;
  measures: ReadonlyMap<string, Measures>;
};

/** The lines after a save: those that the edits name, in their order. A field that is left out stays (OFR-017). */
export function editedLines(
  offer: Offer,
  edits: readonly OfferLineEdit[],
  { rows, measures }: OfQuotations,
): OfferLine[] {
  const stored = new Map(offer.lines.map((line) => [line.id, line]));
  return edits.map((edit, at) => {
    const before = stored.get(edit.id);
    const kind = before?.kind ?? edit.kind;
    const refused = (field: string) =>
      new DomainError('invalid-input', { field: `input.lines.${at}.${field}` });
    if (!kind || (edit.kind && edit.kind !== kind)) throw refused('kind');
    const foreign = Object.keys(edit).find((field) => !fieldsOf[kind].has(field as Field));
    if (foreign) throw refused(foreign);
    const vat = edit.vat ?? before?.vat ?? offer.defaultVat;
    if (!vat) throw refused('vat');
    const line = before ? renewed(before, rows.get(edit.id)) : newLine(kind, edit, vat, rows.get(edit.id));
    if (!line) throw refused(kind === 'material' ? 'row' : 'description');
    const edited = withEdit(line, { ...edit, vat });
    if (!edited) throw refused('ownCost');
    const measured = withMeasured(edited, edit, measures);
    if (!measured) throw refused('quantityFrom');
    const isKnownUnit = kind !== 'work' || workUnits.some((unit) => unit === edited.unit);
    if (!isKnownUnit) throw refused('unit');
    return measured;
  });
}

/** The line with the quantity that its measures give; a typed one leaves them (OFR-016). Undefined when they give none. */
function withMeasured(
  line: OfferLine,
  { quantityFrom, quantity }: OfferLineEdit,
  measures: OfQuotations['measures'],
): OfferLine | undefined {
  if (!line.quantityFrom) return line;
  const isLeft = quantityFrom === undefined && quantity !== undefined;
  if (isLeft || !isMeasured(line.unit)) return { ...line, quantityFrom: null };
  const named = quantityFrom && measures.get(quantityFrom.quotationId);
  if (!quantityFrom || !named) return line;
  const measured = measuredQuantity(named, quantityFrom.choice, line.unit);
  return measured === undefined ? undefined : { ...line, quantity: measured };
}

const renewed = (line: OfferLine, row: CopiedRow | undefined) => (row ? renewedLine(line, row) : line);

/** A line as it is before its first edit; undefined without what makes it. */
function newLine(
  kind: OfferLine['kind'],
  { id, description, work }: OfferLineEdit,
  vat: string,
  row: CopiedRow | undefined,
): OfferLine | undefined {
  if (kind === 'material') return row && materialLine(row, { id, sectionId: null, vat });
  if (!description) return undefined;
  return {
    ...{ id, kind, sectionId: null, description, longText: null, unit: 'pz', quantity: 0, price: null },
    ...{ discount: 0, vat, quantityFrom: null, optional: false, alternative: null, chosen: false },
    ...{ hours: null, hourlyCost: null, unitCost: null, material: null },
    work: kind === 'work' ? (work ?? { workId: null, workRevision: null, finished: false }) : null,
  };
}

/** The line with the fields that the edit names; undefined for a cost of the owner's where the row has one (OFR-023). */
function withEdit(line: OfferLine, edit: OfferLineEdit): OfferLine | undefined {
  const { id, kind, row, markup, works, ownCost, ...fields } = edit;
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { material } = line;
  if (!material) return { ...line, ...named };
  const hasPrice = material.cost !== null && !material.ownCost;
  if (ownCost != null && hasPrice) return undefined;
  const cost = ownCost !== undefined && !hasPrice ? { cost: ownCost, ownCost: ownCost !== null } : {};
  return {
    ...line,
    ...named,
    material: {
      ...material,
      ...(markup !== undefined && { markup }),
      ...(works && { works }),
      ...cost,
    },
  };
}
