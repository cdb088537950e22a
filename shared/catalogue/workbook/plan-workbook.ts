import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { ColourFolder, FolderColour } from '#shared/schemas/colour-folder.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Colour } from '#shared/schemas/product.ts';
import type { Tag } from '#shared/schemas/tag.ts';
import type { Plan, PlannedEntry } from './plan.ts';
import { planColourFolders, planColours } from './plan-colours.ts';
import { planMembers } from './plan-members.ts';
import { planPriceLists } from './plan-price-lists.ts';
import { planProductSteps } from './plan-product-steps.ts';
import { planTags } from './plan-tags.ts';
import { textOf } from './read-cell.ts';
import type { PhaseNames } from './rows-of-product.ts';
import { type NumberedRow, type Problem, perList, sheets, type Workbook } from './sheets.ts';

/** The stored catalogue that a workbook is compared with. */
export type StoredCatalogue = {
  tags: readonly Tag[];
  colourFolders: readonly ColourFolder[];
  /** By folder. */
  colours: ReadonlyMap<string, readonly FolderColour[]>;
  priceLists: readonly PriceList[];
  /** Ids of products by price list. */
  members: ReadonlyMap<string, readonly string[]>;
  products: ReadonlyMap<string, EditableProduct>;
  phases: ReadonlySet<string>;
  phaseNames: PhaseNames;
  /** Published colours by code. */
  published: ReadonlyMap<string, Colour>;
};

/**
 * The plan of an import, in the order of its steps. Rows that cannot be taken are added to `problems`, and then
 * nothing may be done. The import leaves alone all that the workbook does not name.
 */
export function planWorkbook(workbook: Workbook, stored: StoredCatalogue, problems: Problem[]): Plan {
  const tag = planTags(workbook, stored.tags, problems);
  const folder = planColourFolders(workbook, stored.colourFolders, problems);
  const colour = planColours(workbook, foldersIn(workbook, stored, folder.entries), problems);
  const priceList = planPriceLists(workbook, stored.priceLists, problems);
  const lists = listsIn(workbook, stored, priceList.entries);
  const products = new Set([...stored.products.keys(), ...idsIn(workbook.products)]);
  refuseColumns(workbook, new Set(lists.map(({ id }) => id)), problems);
  const product = planProductSteps(
    workbook,
    stored.products,
    {
      phases: stored.phases,
      phaseNames: stored.phaseNames,
      products,
      priceLists: lists.map(({ id }) => id),
      colours: coloursIn(colour.entries, stored.published),
    },
    problems,
  );
  const members = planMembers(workbook, { lists, products }, problems);
  const parts = { tag, colourFolder: folder, colour, priceList, product, members };
  return {
    entries: Object.values(parts).flatMap(({ entries }): readonly PlannedEntry[] => entries),
    left: {
      tag: tag.left,
      colourFolder: folder.left,
      colour: colour.left,
      priceList: priceList.left,
      product: product.left,
      members: members.left,
    },
  };
}

/** Ids of a sheet, also of refused rows: what names them is not refused once more. */
const idsIn = (rows: readonly NumberedRow[] | undefined): string[] =>
  (rows ?? []).map(({ cells }) => textOf(cells.id)).filter(Boolean);

type Named = { id: string; name: string };

function foldersIn(workbook: Workbook, stored: StoredCatalogue, planned: readonly Named[]) {
  const names = new Map([...stored.colourFolders, ...planned].map(({ id, name }) => [id, name]));
  const ids = new Set([...stored.colourFolders.map(({ id }) => id), ...idsIn(workbook.colourFolders)]);
  return new Map(
    [...ids].map((id) => [id, { id, name: names.get(id) ?? id, colours: stored.colours.get(id) ?? [] }]),
  );
}

/** Price lists as the steps before their members leave them. */
function listsIn(
  workbook: Workbook,
  stored: StoredCatalogue,
  planned: readonly (Named & { revision: number })[],
) {
  const names = new Map([...stored.priceLists, ...planned].map(({ id, name }) => [id, name]));
  const revisions = new Map([
    ...stored.priceLists.map(({ id, revision }) => [id, revision] as const),
    ...planned.map(({ id, revision }) => [id, revision + 1] as const),
  ]);
  const ids = new Set([...stored.priceLists.map(({ id }) => id), ...idsIn(workbook.priceLists)]);
  return [...ids].map((id) => ({
    id,
    name: names.get(id) ?? id,
    revision: revisions.get(id) ?? 1,
    products: new Set(stored.members.get(id)),
  }));
}

/** Columns of price lists that nobody knows: marks and prices in them would be lost without a word. */
function refuseColumns(workbook: Workbook, lists: ReadonlySet<string>, problems: Problem[]): void {
  for (const sheet of perList) {
    const columns = Object.keys(workbook[sheet]?.[0]?.cells ?? {});
    for (const column of columns.filter((one) => !(one in sheets[sheet]) && !lists.has(one)))
      problems.push({ sheet, row: 1, column, reason: 'unknown-column', value: column });
  }
}

/** Colours that ranges may name: published ones, and those that the same workbook brings. */
function coloursIn(
  entries: readonly { edits: readonly Colour[] }[],
  published: ReadonlyMap<string, Colour>,
): Map<string, Colour> {
  const brought = entries.flatMap(({ edits }) => edits.map((colour) => [colour.code, colour] as const));
  return new Map([...brought, ...published]);
}
