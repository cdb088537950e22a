import type { Saved } from '#lambdas/runtime/saved-by.ts';
import type { transact } from '#lambdas/runtime/table/transact.ts';
import {
  colourFolders,
  readColourFolder,
  removingColourFolder,
} from '#lambdas/store/catalogue/colour-folder-store.ts';
import { editingColours, listFolderColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import {
  changingPriceList,
  priceLists,
  readAvailableProducts,
  removingPriceList,
  writingPriceList,
} from '#lambdas/store/catalogue/price-list-store.ts';
import { readProduct, readProducts, writingProduct } from '#lambdas/store/catalogue/product-store.ts';
import { readTag, removingTag } from '#lambdas/store/catalogue/tag-store.ts';
import { changingTagAndUses } from '#lambdas/store/catalogue/tag-uses.ts';
import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import { hasValues, type ImportedOf, type ProductBefore } from '#shared/catalogue/workbook/imported.ts';
import { isColourAsLeft, membersBefore, type UndoStep } from '#shared/catalogue/workbook/plan-undo.ts';
import type { Product } from '#shared/schemas/product.ts';
import { productDigest } from './product-digest.ts';

/** Who undoes, and when. */
export type By = Saved;
type Writes = Parameters<typeof transact>[0];

/** The writes of a step of an undoing; undefined when somebody changed its entity since the step was planned. */
export async function undoingWrites({ entry, ends }: UndoStep, by: By): Promise<Writes | undefined> {
  switch (entry.kind) {
    case 'tag':
      return writesOfTag(entry, by);
    case 'colourFolder':
      return writesOfFolder(entry, by);
    case 'colour':
      return writesOfColours(entry, ends, by);
    case 'priceList':
      return writesOfList(entry, by);
    case 'product':
      return writesOfProduct(entry, by);
    case 'members':
      return writesOfMembers(entry, by);
  }
}

const nextOf = ({ revision }: { revision: number }, by: By) => ({ ...by, revision: revision + 1 });

async function writesOfTag({ id, before, after }: ImportedOf<'tag'>, by: By): Promise<Writes | undefined> {
  const stored = await readTag(id);
  if (!stored || !hasValues(stored, after)) return undefined;
  return before
    ? changingTagAndUses(stored, { ...stored, ...before, ...nextOf(stored, by) })
    : removingTag(stored);
}

async function writesOfFolder({ id, before, after }: ImportedOf<'colourFolder'>, by: By) {
  const stored = await readColourFolder(id);
  if (!stored || !hasValues(stored, after)) return undefined;
  if (before) return [colourFolders.writing({ ...stored, ...before, ...nextOf(stored, by) })];
  return stored.colorCount === 0 ? removingColourFolder(stored) : undefined;
}

/** The colours that the plan puts back or removes; all of them must still be as it saw them. */
async function writesOfColours({ id, colours }: ImportedOf<'colour'>, ends: UndoStep['ends'], by: By) {
  const stored = new Map((await listFolderColours(id)).map((colour) => [codeKey(colour.code), colour]));
  const planned = colours.filter((_, index) => typeof ends[index] === 'string');
  const edits = planned.flatMap((colour) => {
    const before = stored.get(codeKey(colour.after.code));
    if (!before || !isColourAsLeft(before, colour)) return [];
    return [
      colour.before ? { before, after: { ...before, ...colour.before, ...nextOf(before, by) } } : { before },
    ];
  });
  return edits.length === planned.length ? editingColours(id, edits, by) : undefined;
}

async function writesOfList({ id, before, after }: ImportedOf<'priceList'>, by: By) {
  const stored = await priceLists.read(id);
  if (!stored || !hasValues(stored, after)) return undefined;
  if (before) return changingPriceList(stored, { ...stored, ...before, ...nextOf(stored, by) });
  return (await readAvailableProducts(id)).length === 0 ? removingPriceList(stored) : undefined;
}

/** The product as it was, each price as it was stored; one that the import added is archived. */
async function writesOfProduct(entry: ImportedOf<'product'>, by: By) {
  const { id, before } = entry;
  const stored = await readProduct(id);
  if (!stored || (stored.revision !== entry.revision && productDigest(stored) !== entry.after))
    return undefined;
  const next = nextOf(stored, by);
  if (!before) return writingProduct({ ...stored, ...next, archived: true });
  return writingProduct({ ...before, phases: await keptPhases(before, stored), ...next });
}

/** The phases of before; those that were deleted since fall away, as in any save. */
async function keptPhases({ phases: before }: ProductBefore, stored: Product): Promise<string[]> {
  if (before.every((id) => stored.phases.includes(id))) return before;
  const existing = new Set((await phases.list(true)).map(({ id }) => id));
  return before.filter((id) => existing.has(id));
}

async function writesOfMembers(entry: ImportedOf<'members'>, by: By) {
  const [list, members, products] = await Promise.all([
    priceLists.read(entry.id),
    readAvailableProducts(entry.id),
    readProducts(entry.left, true),
  ]);
  if (!list) return undefined;
  const after = membersBefore(entry, members, (id) => products.has(id));
  if (after.length === members.length && after.every((id, index) => id === members[index])) return [];
  return writingPriceList({ ...list, ...nextOf(list, by) }, after);
}
