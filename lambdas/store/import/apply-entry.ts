import { transact } from '#lambdas/runtime/table/transact.ts';
import { readColourFolder, writeColourFolder } from '#lambdas/store/catalogue/colour-folder-store.ts';
import {
  changePriceList,
  priceLists,
  readAvailableProducts,
  writeNewPriceList,
  writePriceList,
} from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts, readProduct, writingProduct } from '#lambdas/store/catalogue/product-store.ts';
import { savedContent } from '#lambdas/store/catalogue/saved-content.ts';
import { createTag, readTag } from '#lambdas/store/catalogue/tag-store.ts';
import { changeTagAndUses } from '#lambdas/store/catalogue/tag-uses.ts';
import type { StepOutcome } from '#lambdas/store/job/run-job.ts';
import type { ImportedEntry } from '#shared/catalogue/workbook/imported.ts';
import type { PlannedEntry, PlannedOf } from '#shared/catalogue/workbook/plan.ts';
import { DomainError } from '#shared/errors.ts';
import type { Product } from '#shared/schemas/product.ts';
import { applyColours } from './apply-colours.ts';
import { productDigest } from './product-digest.ts';
import { type By, type Ended, isSame, nextOf, settle } from './settle.ts';

/** Writes one entry of a checked workbook. */
export async function applyEntry(entry: PlannedEntry, by: By): Promise<StepOutcome> {
  switch (entry.kind) {
    case 'tag':
      return { ended: await applyTag(entry, by) };
    case 'colourFolder':
      return { ended: await applyColourFolder(entry, by) };
    case 'colour':
      return applyColours(entry, by);
    case 'priceList':
      return { ended: await applyPriceList(entry, by) };
    case 'product':
      return { ended: await applyProduct(entry, by) };
    case 'members':
      return { ended: await applyMembers(entry, by) };
  }
}

type WithSent = PlannedOf<'tag' | 'colourFolder' | 'priceList'>;

/** The fields that an entry changes, before and after. */
function importedOf({ kind, id, name, sent }: WithSent, stored: object | undefined): ImportedEntry {
  const fields: Readonly<Record<string, unknown>> | undefined = stored && { ...stored };
  const before =
    fields && Object.fromEntries(Object.keys(sent).map((field) => [field, fields[field] ?? null]));
  // The fields of one kind, as the store has them.
  return { kind, id, name, before: before ?? null, after: sent } as ImportedEntry;
}

/** A tag, with its new slug wherever it is used. */
async function applyTag(entry: PlannedOf<'tag'>, by: By): Promise<Ended> {
  const { id, sent } = entry;
  const stored = await readTag(id);
  const wanted = { id, ...stored, ...sent };
  return settle(entry, stored, isSame(wanted, stored), async () => {
    const after = { ...wanted, ...nextOf(stored, by) };
    const kept = [await by.keeping(importedOf(entry, stored))];
    if (!stored) await createTag(after, kept);
    else if (!(await changeTagAndUses(stored, after, kept))) throw new DomainError('conflict');
  });
}

/** A colour folder without its colours; a new one comes last. */
async function applyColourFolder(entry: PlannedOf<'colourFolder'>, by: By): Promise<Ended> {
  const { id, sent } = entry;
  const stored = await readColourFolder(id);
  const wanted = { id, order: by.now.getTime(), colorCount: 0, ...stored, ...sent };
  return settle(entry, stored, isSame(wanted, stored), async () =>
    writeColourFolder({ ...wanted, ...nextOf(stored, by) }, [await by.keeping(importedOf(entry, stored))]),
  );
}

/** A price list without its products; a new one comes last. */
async function applyPriceList(entry: PlannedOf<'priceList'>, by: By): Promise<Ended> {
  const { id, sent } = entry;
  const stored = await priceLists.read(id);
  const wanted = { id, order: by.now.getTime(), ...stored, ...sent };
  return settle(entry, stored, isSame(wanted, stored), async () => {
    const after = { ...wanted, ...nextOf(stored, by) };
    const more = [await by.keeping(importedOf(entry, stored))];
    await (stored ? changePriceList(stored, after, more) : writeNewPriceList(after, [], { more }));
  });
}

/** A product, cleaned and stamped as by any save. Its image, its age and whether it is archived stay. */
async function applyProduct(entry: PlannedOf<'product'>, by: By): Promise<Ended> {
  const { id, sent } = entry;
  const stored = await readProduct(id);
  const content = await savedContent(id, sent, stored, by.now);
  const wanted = { id, ...keptOf(stored, by.now), ...content };
  return settle(entry, stored, isSame(wanted, stored && withoutSave(stored)), async () => {
    const product = { ...wanted, ...nextOf(stored, by) };
    const { revision } = product;
    const kept = await by.keeping({
      ...{ kind: 'product', id, name: entry.name, names: sent.name, revision },
      after: productDigest(product),
      before: stored ? withoutSave(stored) : null,
    });
    await transact([...writingProduct(product), kept]);
  });
}

/** The fields that no save of the whole product decides. */
function keptOf(stored: Product | undefined, now: Date) {
  if (!stored) return { archived: false, createdAt: now.toISOString() };
  const { consumption, ...kept } = withoutSave(stored);
  return kept;
}

const withoutSave = ({ revision, updatedAt, updatedBy, ...product }: Product) => product;

/** The products of a price list; those that were deleted meanwhile fall away. */
async function applyMembers(entry: PlannedOf<'members'>, by: By): Promise<Ended> {
  const [list, members, products] = await Promise.all([
    priceLists.existing(entry.id),
    readAvailableProducts(entry.id),
    listProducts(true),
  ]);
  const existing = new Set(products.map(({ id }) => id));
  const before = new Set(members);
  const removed = new Set(entry.remove);
  const joining = entry.add.filter((id) => existing.has(id) && !before.has(id));
  const isWanted = joining.length === 0 && !members.some((id) => removed.has(id));
  const after = [...members.filter((id) => !removed.has(id)), ...joining];
  return settle(entry, list, isWanted, async () => {
    const left = members.filter((id) => removed.has(id));
    const { id, name } = entry;
    const kept = await by.keeping({ kind: 'members', id, name, joined: joining, left });
    await writePriceList({ ...list, ...nextOf(list, by) }, after, [kept]);
  });
}
