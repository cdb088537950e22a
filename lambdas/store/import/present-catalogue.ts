import { colourFolders } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { listFolderColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { phases } from '#lambdas/store/catalogue/phase-store.ts';
import { priceLists, readMembers } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts, readProducts } from '#lambdas/store/catalogue/product-store.ts';
import { tags } from '#lambdas/store/catalogue/tag-store.ts';
import { isTagUsed } from '#lambdas/store/catalogue/tag-uses.ts';
import { isPriceListUsed } from '#lambdas/store/catalogue/uses-of-price-list.ts';
import { codeKey } from '#shared/catalogue/colours/by-code.ts';
import { byId } from '#shared/catalogue/workbook/by-id.ts';
import { type ImportedEntry, requiredIds } from '#shared/catalogue/workbook/imported.ts';
import type { PresentProduct, UndoPresent } from '#shared/catalogue/workbook/undo-world.ts';
import { productDigest } from './product-digest.ts';

/** The catalogue as it is now, as far as the undoing of these entries depends on it. */
export async function presentCatalogue(entries: readonly ImportedEntry[]): Promise<UndoPresent> {
  const folderIds = idsOf(entries, 'colourFolder', 'colour');
  const [allTags, usedSlugs, folders, colours, lists, usedLists, all, products] = await Promise.all([
    tags.list(true),
    usedAmong(addedTags(entries), isTagUsed),
    colourFolders.list(true),
    Promise.all(folderIds.map(coloursOf)),
    priceLists.list(true),
    usedAmong(addedLists(entries), isPriceListUsed),
    phases.list(true),
    presentProducts(entries),
  ]);
  const members = await readMembers(lists.map(({ id }) => id));
  return {
    tags: byId(allTags),
    usedSlugs,
    folders: byId(folders),
    colours: new Map(colours),
    lists: byId(lists),
    usedLists,
    members: new Map([...members].map(([id, ids]) => [id, new Set(ids)])),
    products,
    offered: new Set(all.flatMap(({ choices }) => choices.flatMap((choice) => choice.products))),
  };
}

const idsOf = (entries: readonly ImportedEntry[], ...kinds: readonly ImportedEntry['kind'][]): string[] => [
  ...new Set(entries.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))),
];

const addedTags = (entries: readonly ImportedEntry[]) =>
  entries.flatMap((one) => (one.kind === 'tag' && one.before === null ? [one.after.slug] : []));

const addedLists = (entries: readonly ImportedEntry[]) =>
  entries.flatMap((one) => (one.kind === 'priceList' && one.before === null ? [one.id] : []));

async function usedAmong(names: readonly string[], isUsed: (name: string) => Promise<boolean>) {
  const used = await Promise.all(names.map(isUsed));
  return new Set(names.filter((_, index) => used[index]));
}

const coloursOf = async (folder: string) => {
  const colours = await listFolderColours(folder);
  return [folder, new Map(colours.map((colour) => [codeKey(colour.code), colour]))] as const;
};

/** Products of another revision than the import left are read whole: they may have become the same again. */
async function presentProducts(entries: readonly ImportedEntry[]): Promise<Map<string, PresentProduct>> {
  const listed = entries.some(({ kind }) => kind === 'product' || kind === 'members')
    ? await listProducts(true)
    : [];
  const revisions = new Map(
    entries.flatMap((one) => (one.kind === 'product' ? [[one.id, one.revision] as const] : [])),
  );
  const saved = listed.filter(({ id, revision }) => (revisions.get(id) ?? revision) !== revision);
  const whole = await readProducts(
    saved.map(({ id }) => id),
    true,
  );
  return new Map(
    listed.map((product) => {
      const { id, revision, archived } = product;
      const read = whole.get(id);
      const content = read && productDigest(read);
      return [id, { revision, archived, requires: requiredIds(product), content }];
    }),
  );
}
