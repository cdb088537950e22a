import type { OfferTexts } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { OfferDraft, TakenRow } from './offer-draft.ts';

const headFields = [
  ...(['title', 'language', 'validUntil', 'customerId', 'siteId', 'contactId'] as const),
  ...(['policy', 'markup', 'hourlyCost', 'discount', 'rounding', 'withholding'] as const),
  ...(['splitPayment', 'stamp', 'defaultVat', 'plan', 'sections'] as const),
];
const textFields = ['intro', 'included', 'excluded', 'terms', 'timing', 'payment'] as const;
const lineFields = ['sectionId', 'discount', 'vat', 'optional', 'alternative', 'chosen'] as const;
const pricedFields = [
  ...(['description', 'longText', 'unit', 'quantity', 'price', 'quantityFrom'] as const),
  ...(['hours', 'hourlyCost', 'unitCost', 'work'] as const),
];
const materialFields = ['markup', 'works'] as const;

type Material = NonNullable<OfferLine['material']>;
/** The edit of a line as a save sends it: no amount is part of it (OFR-018). */
export type LineEdit = {
  id: string;
  kind?: OfferLine['kind'];
  row?: TakenRow;
  ownCost?: number | null;
} & Partial<Pick<OfferLine, (typeof lineFields)[number] | (typeof pricedFields)[number]>> &
  Partial<Pick<Material, (typeof materialFields)[number]>>;

/** The input of a save, but for id and revision. */
export type OfferEdits = Partial<Pick<OfferDraft, (typeof headFields)[number]>> & {
  texts?: Partial<OfferTexts>;
  lines?: LineEdit[];
};

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function changedFields<Value extends object, Name extends keyof Value>(
  before: Value | undefined,
  after: Value,
  names: readonly Name[],
): Partial<Pick<Value, Name>> {
  const changed = names.filter((name) => !before || !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Pick<Value, Name>>;
}

const count = (fields: object) => Object.keys(fields).length;

/** The edits that lead from one state of an offer to another (OFR-017): what stays is not among them. */
export function offerEdits(before: OfferDraft, after: OfferDraft): OfferEdits {
  const texts = changedFields(before.texts, after.texts, textFields);
  const lines = lineEdits(before, after);
  const isMoved = before.lines.map(({ id }) => id).join() !== after.lines.map(({ id }) => id).join();
  return {
    ...changedFields(before, after, headFields),
    ...(count(texts) > 0 && { texts }),
    ...((isMoved || lines.some((line) => count(line) > 1)) && { lines }),
  };
}

function lineEdits(before: OfferDraft, after: OfferDraft): LineEdit[] {
  const stored = new Map(before.lines.map((line) => [line.id, line]));
  return after.lines.map((line) => lineEdit(stored.get(line.id), line, after.rows[line.id]));
}

function lineEdit(before: OfferLine | undefined, after: OfferLine, row: TakenRow | undefined): LineEdit {
  if (before === after && !row) return { id: after.id };
  const { id, kind, material } = after;
  const edit: LineEdit = {
    id,
    ...(!before && { kind }),
    ...(row && { row }),
    ...changedFields(before, after, lineFields),
  };
  if (!material) return { ...edit, ...pricedEdit(before, after) };
  const costs = { ...ownCostEdit(before?.material, material) };
  return { ...edit, ...changedFields(before?.material ?? undefined, material, materialFields), ...costs };
}

/** Free lines have no work. A quantity that measures give is named with them: the server computes it anew (OFR-016). */
function pricedEdit(before: OfferLine | undefined, after: OfferLine) {
  const { work, ...fields } = changedFields(before, after, pricedFields);
  const { quantityFrom, kind } = after;
  return {
    ...fields,
    ...(fields.quantity !== undefined && quantityFrom && { quantityFrom }),
    ...(kind === 'work' && work && { work }),
  };
}

/** The cost that the owner typed, or took back (OFR-023). */
function ownCostEdit(before: Material | null | undefined, after: Material): Pick<LineEdit, 'ownCost'> {
  const [then, now] = [before?.ownCost ? before.cost : null, after.ownCost ? after.cost : null];
  return then === now ? {} : { ownCost: now };
}

/** How many things of an offer a save would change: fields, texts, lines. */
export function countOfferChanges(before: OfferDraft, after: OfferDraft): number {
  const { lines = [], texts = {}, ...fields } = offerEdits(before, after);
  const ids = new Set(after.lines.map(({ id }) => id));
  const changed = lines.filter((line) => count(line) > 1).length;
  const removed = before.lines.filter(({ id }) => !ids.has(id)).length;
  const isMoved = lines.length > 0 && changed + removed === 0;
  return count(fields) + count(texts) + changed + removed + Number(isMoved);
}
