import { writeOrder } from '#lambdas/store/order-store.ts';
import { writePhase } from '#lambdas/store/phase-store.ts';
import { writePriceList } from '#lambdas/store/price-list-store.ts';
import { writeProduct } from '#lambdas/store/product-store.ts';
import { publishColours } from '#lambdas/store/published-colour-store.ts';
import { phase as phaseSchema } from '#shared/schemas/phase.ts';
import { priceList as priceListSchema } from '#shared/schemas/price-list.ts';
import { type Colour, type Product, product as productSchema } from '#shared/schemas/product.ts';
import { demoFile } from './demo-file.ts';

type Named = { id: string; order: number };
type DemoProduct = Omit<Product, 'phases' | 'revision'> & { phases: Record<string, unknown> };
type DemoFolder = Named & { name: string; colors: (Colour & { hbw: number })[] };

/** Writes products, price lists, phases and the published colours; answers the products by id. */
export async function loadCatalogue(): Promise<Map<string, Product>> {
  const products = await loadProducts();
  await Promise.all([loadPriceLists(), loadPhases(), loadColours()]);
  return products;
}

async function loadProducts(): Promise<Map<string, Product>> {
  const products = new Map<string, Product>();
  for (const entry of await demoFile<DemoProduct[]>('products')) {
    const phases = Object.keys(entry.phases);
    products.set(entry.id, productSchema.parse({ ...entry, phases, revision: 1 }));
  }
  await Promise.all([...products.values()].map(writeProduct));
  return products;
}

async function loadPriceLists(): Promise<void> {
  const lists = await demoFile<Named[]>('pricelists');
  for (const list of lists) await writePriceList(priceListSchema.parse(list));
  await writeOrder('pricelist', inOrder(lists));
}

async function loadPhases(): Promise<void> {
  const phases = await demoFile<Named[]>('phases');
  for (const entry of phases) await writePhase(phaseSchema.parse(entry));
  await writeOrder('phase', inOrder(phases));
}

async function loadColours(): Promise<void> {
  const folders = await demoFile<DemoFolder[]>('colorlists');
  const sorted = folders.toSorted((a, b) => a.order - b.order);
  const published = sorted.map(({ name, colors }) => ({
    name,
    colours: colors.map(({ code, r, g, b, hbw }) => ({ code, r, g, b, hbw, colorlist: name })),
  }));
  await publishColours(1, published);
  await writeOrder('colorlist', inOrder(folders));
}

const inOrder = (entries: readonly Named[]) =>
  entries.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
