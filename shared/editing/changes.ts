import { isSameChoice } from '#shared/measuring/choice.ts';
import { discountsInOrder, discountsOf } from '#shared/money/discount-factor.ts';
import { packsOf, priceRangeIndexOf } from '#shared/pricing/product-facts.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { Quotation, QuotationRow, RowSource } from '#shared/schemas/quotation.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { bySId } from './by-s-id.ts';
import { followAutomaticPacks } from './follow-automatic-packs.ts';
import { editedFields, picked } from './header-fields.ts';
import { relockFreedRows } from './relock-freed-rows.ts';
import { countsOf, type PackCount, withCounts } from './replace-row.ts';
import { rowIds } from './row-order.ts';

/** Input `UpdateQuotationInput` of the API. */
export type QuotationUpdate = {
  id: string;
  revision: number;
  selectedProducts?: RowEdit[];
  selectedIncidences?: string[];
  measures?: Measures;
} & Partial<Pick<Quotation, (typeof editedFields)[number]>>;

const rowFields = ['consumptionRange', ...discountsInOrder, 'note'] as const;

/** The edits that lead from one quotation to the other: every row that stays, in order, with what changed of it. */
export function rowEdits(before: Quotation, after: Quotation): RowEdit[] {
  const previous = bySId(before.selectedProducts);
  const unnamed = unnamedRows(before, after, previous);
  return after.selectedProducts.map((row, index) => rowEdit(previous.get(row.sId), row, unnamed[index]));
}

/** The rows as a save makes them that names no counts and locks: freed ones are locked (OP40), packages follow (OP7). */
function unnamedRows(
  before: Quotation,
  after: Quotation,
  previous: ReadonlyMap<string, QuotationRow>,
): readonly QuotationRow[] {
  const selectedProducts = after.selectedProducts.map((row) =>
    withCounts(row, countsOf(packsOf(previous.get(row.sId) ?? row))),
  );
  const unnamed = { ...after, selectedProducts };
  // Packages follow the locks of `after`: one that would be another is named.
  const locks = new Set(rowIds(after));
  const followed = followAutomaticPacks(before, unnamed, { packs: new Set(), locks });
  const relocked = relockFreedRows(before, unnamed, new Set()).selectedProducts;
  return followed.selectedProducts.map((row, index) => ({
    ...row,
    lockedArea: relocked[index]?.lockedArea,
  }));
}

/** The input of a save: only what changed. Rows are left out when all stay as and where they are. */
export function saveInput(before: Quotation, after: Quotation): QuotationUpdate {
  const edits = rowEdits(before, after);
  const ticks = tickedIds(after);
  return {
    id: before.id,
    revision: before.revision,
    ...changedHeader(before, after),
    ...changedMeasures(before, after),
    ...(sameItemsInOrder(rowIds(before), rowIds(after)) && edits.every(isEmptyEdit)
      ? {}
      : { selectedProducts: edits }),
    ...(sameItems(tickedIds(before), ticks) ? {} : { selectedIncidences: ticks }),
  };
}

/** Whether nothing would be saved. */
export function isEmptyUpdate(update: QuotationUpdate): boolean {
  return Object.keys(update).length === 2;
}

function isEmptyEdit(edit: RowEdit): boolean {
  return Object.keys(edit).length === 1;
}

function rowEdit(
  before: QuotationRow | undefined,
  after: QuotationRow,
  unnamed: QuotationRow | undefined,
): RowEdit {
  if (after.source && !isSameSource(before?.source, after.source)) {
    const { sId, color, colorlist, note, areaFrom } = after;
    return { sId, source: after.source, ...allChoices(after), color, colorlist, note, areaFrom };
  }
  if (!before) return newRow(after);
  const edit: RowEdit = { sId: after.sId, ...changedFields(before, after, rowFields) };
  if (before.color?.code !== after.color?.code || before.colorlist !== after.colorlist) {
    edit.color = after.color;
    edit.colorlist = after.colorlist;
  }
  Object.assign(edit, packsEdit(before, after, unnamed));
  // Together: a row without a stored flag would lose its area at the next load (QCA-030).
  const isUnlocked = !after.lockedArea;
  const wouldLock = unnamed !== undefined && isLockChanged(unnamed, after);
  if (!isSameChoice(before.areaFrom, after.areaFrom)) edit.areaFrom = after.areaFrom;
  // The server takes it from the measures, and unlocks the row.
  if (after.areaFrom) return edit;
  if (wouldLock || isLockChanged(before, after) || (isUnlocked && before.area !== after.area)) {
    edit.lockedArea = !isUnlocked;
    edit.area = after.area;
  }
  return edit;
}

/** A new row names its product and brings all that was chosen for it. */
function newRow(row: QuotationRow): RowEdit {
  const { sId, id, color, colorlist, note } = row;
  return {
    sId,
    product: id,
    ...allChoices(row),
    ...(color ? { color, colorlist } : {}),
    ...(note ? { note } : {}),
  };
}

/** The aim, from which the server counts; else the counts, also where they end an aim. */
function packsEdit(before: QuotationRow, after: QuotationRow, unnamed: QuotationRow | undefined) {
  const isOtherAim = before.packAim !== after.packAim;
  if (after.packAim !== null) return isOtherAim ? packsOrAim(after) : {};
  const wouldFollow = unnamed !== undefined && havePacksChanged(unnamed, after);
  return isOtherAim || wouldFollow || havePacksChanged(before, after) ? packsOrAim(after) : {};
}

const packsOrAim = (row: QuotationRow): Pick<RowEdit, 'packAim' | 'prices'> =>
  row.packAim === null ? { prices: packCounts(row) } : { packAim: row.packAim };

function allChoices(row: QuotationRow) {
  const { consumptionRange } = row;
  return { consumptionRange, ...packsOrAim(row), ...surfaceOf(row), ...discountsOf(row) };
}

/** The measures that a row's area comes from; else its lock with the area. */
function surfaceOf({ area, areaFrom, lockedArea }: QuotationRow) {
  if (areaFrom) return { areaFrom };
  return lockedArea === true || lockedArea === false ? { lockedArea, area } : {};
}

/** Whether two sources name the same copy of a product. */
export function isSameSource(left: RowSource | undefined, right: RowSource): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The counts of a row's price range, as a save sends them. */
function packCounts(row: QuotationRow): PackCount[] {
  return packsOf(row).map(({ id, quantity }) => ({ id, quantity }));
}

function havePacksChanged(before: QuotationRow, after: QuotationRow): boolean {
  if (priceRangeIndexOf(before) !== priceRangeIndexOf(after)) return true;
  const counts = countsOf(packsOf(before));
  return packsOf(after).some(({ id, quantity }) => counts.get(id) !== quantity);
}

function isLockChanged(before: QuotationRow, after: QuotationRow): boolean {
  return (before.lockedArea ?? null) !== (after.lockedArea ?? null);
}

/** Whether a field of the header is another one; choices by what they take. */
export const isOther = (
  field: (typeof editedFields)[number],
  before: Quotation,
  after: Quotation,
): boolean =>
  field === 'areaFrom' ? !isSameChoice(before.areaFrom, after.areaFrom) : before[field] !== after[field];

/** An area that comes from measures is not sent: the server takes it from them (MEA-035). */
function changedHeader(before: Quotation, after: Quotation) {
  const changed = editedFields.filter((field) => isOther(field, before, after));
  return picked(after, after.areaFrom ? changed.filter((field) => field !== 'area') : changed);
}

/** All measures, when one differs. */
const changedMeasures = ({ measures: before }: Quotation, { measures }: Quotation) =>
  JSON.stringify(before) === JSON.stringify(measures) ? {} : { measures };

function changedFields<T extends object, K extends keyof T>(
  before: T,
  after: T,
  fields: readonly K[],
): Partial<Pick<T, K>> {
  const changed: Partial<Pick<T, K>> = {};
  for (const field of fields) if (before[field] !== after[field]) changed[field] = after[field];
  return changed;
}

function tickedIds({ selectedIncidences, selectedProducts }: Quotation): string[] {
  const rows = new Set(selectedProducts.map(({ sId }) => sId));
  return selectedIncidences.map(({ id }) => id).filter((id) => rows.has(id));
}

function sameItemsInOrder(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}

function sameItems(left: readonly string[], right: readonly string[]): boolean {
  const items = new Set(right);
  return left.length === right.length && left.every((id) => items.has(id));
}
