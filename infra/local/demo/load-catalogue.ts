import { writeColourFolder } from '#lambdas/store/catalogue/colour-folder-store.ts';
import { writeColours } from '#lambdas/store/catalogue/folder-colour-store.ts';
import { writeOrder } from '#lambdas/store/catalogue/order-store.ts';
import { writePhase } from '#lambdas/store/catalogue/phase-store.ts';
import { writeNewPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { writeProduct } from '#lambdas/store/catalogue/product-store.ts';
import { publishFolders } from '#lambdas/store/catalogue/published-colour-store.ts';
import { createTag } from '#lambdas/store/catalogue/tag-store.ts';
import { onceKey } from '#lambdas/store/once/once-store.ts';
import { byCode } from '#shared/catalogue/colours/by-code.ts';
import {
  colourFolder as colourFolderSchema,
  type FolderColour,
  folderColour,
} from '#shared/schemas/colour-folder.ts';
import { phase as phaseSchema } from '#shared/schemas/phase.ts';
import { availableProducts, priceList as priceListSchema } from '#shared/schemas/price-list.ts';
import { type Product, product as productSchema } from '#shared/schemas/product.ts';
import { type Tag, tag as tagSchema } from '#shared/schemas/tag.ts';
import { demoFile } from './demo-file.ts';

type Named = { id: string; order: number };
type DemoProduct = Omit<Product, 'phases' | 'revision'> & { phases: Record<string, unknown> };
type DemoList = Named & { availableProducts: string[] };
type DemoFolder = Named & { name: string; colors: (FolderColour & { hbw: number })[] };

/** Writes products, price lists, phases, tags and colours; answers the products by id. */
export async function loadCatalogue(): Promise<Map<string, Product>> {
  const products = await loadProducts();
  await Promise.all([loadPriceLists(), loadPhases(), loadTags(), loadColours()]);
  return products;
}

async function loadProducts(): Promise<Map<string, Product>> {
  const products = new Map<string, Product>();
  for (const entry of await demoFile<DemoProduct[]>('products')) {
    const phases = Object.keys(entry.phases);
    products.set(entry.id, productSchema.parse({ ...entry, phases }));
  }
  for (const product of products.values()) await writeProduct(product);
  return products;
}

async function loadPriceLists(): Promise<void> {
  const lists = await demoFile<DemoList[]>('pricelists');
  for (const list of lists) {
    const products = availableProducts.parse(list.availableProducts) ?? [];
    await writeNewPriceList(priceListSchema.parse(list), products, {
      once: onceKey('demo', list.id, ''),
      now: new Date(),
    });
  }
  await writeOrder('pricelist', idsInOrder(lists));
}

async function loadPhases(): Promise<void> {
  const phases = await demoFile<Named[]>('phases');
  for (const entry of phases) await writePhase(phaseSchema.parse(entry));
  await writeOrder('phase', idsInOrder(phases));
}

async function loadTags(): Promise<void> {
  for (const entry of await demoFile<Tag[]>('tags')) await createTag(tagSchema.parse(entry));
}

/** As if Giulia Ferrero had published them before all quotations. */
const firstPublication = {
  attempt: 'demo',
  publishedAt: '2026-01-12T08:30:00.000Z',
  publishedBy: 'Giulia Ferrero',
};

/** The folders, and what is published of them: everything. */
async function loadColours(): Promise<void> {
  const folders = await demoFile<DemoFolder[]>('colorlists');
  for (const folder of folders) {
    await writeColourFolder(colourFolderSchema.parse({ ...folder, colorCount: folder.colors.length }));
    await writeColours(
      folder.id,
      folder.colors.map((colour) => folderColour.parse(colour)),
    );
  }
  const sorted = folders.toSorted((a, b) => a.order - b.order);
  const published = sorted.map(({ id, name, colors }) => ({
    colorlistId: id,
    colorlist: name,
    colours: byCode(colors),
  }));
  await publishFolders(published, undefined, firstPublication);
  await writeOrder('colorlist', idsInOrder(folders));
}

const idsInOrder = (entries: readonly Named[]) =>
  entries.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
