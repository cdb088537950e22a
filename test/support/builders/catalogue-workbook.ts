import { editableProduct } from '#shared/catalogue/editable-product.ts';
import {
  colourFolderRow,
  colourRow,
  memberRow,
  priceListRow,
  tagRow,
} from '#shared/catalogue/workbook/catalogue-rows.ts';
import { type PlannedEntry, planCounts } from '#shared/catalogue/workbook/plan.ts';
import { planWorkbook, type StoredCatalogue } from '#shared/catalogue/workbook/plan-workbook.ts';
import { exportedRows } from '#shared/catalogue/workbook/product-rows.ts';
import type { Cell, Problem, Row, SheetName, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import type { FolderColour } from '#shared/schemas/colour-folder.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Product } from '#shared/schemas/product.ts';
import { aProduct } from './product.ts';

const saved = { revision: 4, updatedAt: '2026-03-27T09:00:00.000Z', updatedBy: 'Giulia Ferrero' };

export const aStoredTag = (id: string, slug = id) => ({ id, name: id.toUpperCase(), slug, ...saved });
export const aFolder = (id: string) => ({ id, name: `Cartella ${id}`, order: 1, colorCount: 0, ...saved });
export const aFolderColour = (code: string, changes: Partial<FolderColour> = {}): FolderColour => ({
  ...{ id: `colour-${code.replace(/\W/g, '')}`, code, hbw: 82.5, r: 247, g: 241, b: 232 },
  ...saved,
  ...changes,
});
export const aPriceList = (id: string, changes: Partial<PriceList> = {}): PriceList => ({
  ...{ id, name: `Listino ${id}`, countries: ['IT', 'SM'], isCatchAll: false, order: 1 },
  ...saved,
  ...changes,
});

type Parts = Partial<Omit<StoredCatalogue, 'products'>> & { products?: readonly Product[] };

/** A small catalogue with one entity of each kind by default. */
export const aCatalogue = ({
  products = [aProduct({ name: { it: 'Calce' } })],
  ...parts
}: Parts = {}): StoredCatalogue => ({
  tags: [aStoredTag('muffa')],
  colourFolders: [aFolder('terre')],
  colours: new Map([['terre', [aFolderColour('TN 101')]]]),
  priceLists: [aPriceList('pcu')],
  members: new Map([['pcu', products.map(({ id }) => id)]]),
  phases: new Set(['pulizia']),
  phaseNames: new Map(),
  published: new Map(),
  ...parts,
  products: new Map(products.map((product) => [product.id, editableProduct(product)])),
});

const numbered = (rows: readonly Row[]) => rows.map((cells, index) => ({ row: index + 2, cells }));

/** The workbook of a catalogue, its rows numbered as in a file with a head. */
export function workbookOf(stored: StoredCatalogue): Workbook {
  const products = [...stored.products.values()];
  const parts = products.map(exportedRows);
  const sheet = (name: keyof ReturnType<typeof exportedRows>) =>
    numbered(parts.flatMap((rows) => rows[name]));
  const members = new Map(stored.priceLists.map(({ id }) => [id, new Set(stored.members.get(id))]));
  return {
    products: sheet('products'),
    consumptionRanges: sheet('consumptionRanges'),
    requiredProducts: sheet('requiredProducts'),
    priceRanges: sheet('priceRanges'),
    prices: sheet('prices'),
    attachments: sheet('attachments'),
    priceLists: numbered(stored.priceLists.map(priceListRow)),
    members: numbered(products.map((product) => memberRow(product, members))),
    colourFolders: numbered(stored.colourFolders.map(colourFolderRow)),
    colours: numbered(
      [...stored.colours].flatMap(([folder, colours]) => colours.map((one) => colourRow(folder, one))),
    ),
    tags: numbered(stored.tags.map(tagRow)),
  };
}

/** The workbook with changed cells in one row. */
export const withCells = (
  workbook: Workbook,
  sheet: SheetName,
  at: number,
  cells: Record<string, Cell>,
): Workbook => ({
  ...workbook,
  [sheet]: workbook[sheet]?.map((row, index) =>
    index === at ? { ...row, cells: { ...row.cells, ...cells } } : row,
  ),
});

/** The workbook with rows added at the end of a sheet. */
export const withRows = (workbook: Workbook, sheet: SheetName, ...rows: Row[]): Workbook => ({
  ...workbook,
  [sheet]: numbered([...(workbook[sheet] ?? []).map(({ cells }) => cells), ...rows]),
});

/** Plan and problems of an import. */
export function planOf(workbook: Workbook, stored: StoredCatalogue) {
  const problems: Problem[] = [];
  const plan = planWorkbook(workbook, stored, problems);
  const entries: readonly PlannedEntry[] = plan.entries;
  return {
    entries,
    counts: planCounts(plan),
    problems: problems.map(({ sheet, row, column, reason, value }) => [sheet, row, column, reason, value]),
  };
}
