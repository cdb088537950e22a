import { listColourFolders } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { listFolderColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { readMembers, readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { readAllProducts } from '#lambdas/store/catalogue/product-store.ts';
import { listTags } from '#lambdas/store/catalogue/tag-store.ts';
import { byCode } from '#shared/catalogue/colours/by-code.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';

/** The catalogue of a workbook, in the order of the screens. */
export async function storedCatalogue() {
  const [products, priceLists, colourFolders, tags] = await Promise.all([
    readAllProducts(),
    readPriceLists(),
    listColourFolders(),
    listTags(),
  ]);
  const [members, colours] = await Promise.all([
    readMembers(priceLists.map(({ id }) => id)),
    Promise.all(colourFolders.map(async ({ id }) => [id, byCode(await listFolderColours(id))] as const)),
  ]);
  return {
    products: products.map(editableProduct),
    priceLists,
    /** Ids of products by the id of their price list. */
    members,
    colourFolders,
    /** By the id of their folder. */
    colours: new Map(colours),
    tags,
  };
}
export type StoredCatalogue = Awaited<ReturnType<typeof storedCatalogue>>;
