import type { Product, ProductSummary } from '#shared/schemas/product.ts';
import type { Tracked } from '#shared/schemas/tracked.ts';
import { listProducts, readProduct, writeProduct } from './product-store.ts';
import { ConditionFailed } from './transact.ts';

/** How often a product that others save at the same time is tried. */
const tries = 5;
/** Products that are saved at the same time. */
const atOnce = 10;

/** Products that hold a phase. */
export const productsOfPhase = async (id: string): Promise<ProductSummary[]> =>
  (await listProducts()).filter(({ phases }) => phases.includes(id));

type Change = Pick<Tracked, 'updatedAt' | 'updatedBy'>;

/** Takes a phase from every product that holds it; each is a save of its own, so that a repetition goes on. */
export async function clearPhase(id: string, change: Change): Promise<void> {
  const products = await productsOfPhase(id);
  for (let start = 0; start < products.length; start += atOnce) {
    const batch = products.slice(start, start + atOnce);
    await Promise.all(batch.map((product) => withoutPhase(product.id, id, change)));
  }
}

async function withoutPhase(productId: string, phaseId: string, change: Change, left = tries): Promise<void> {
  const product = await readProduct(productId);
  if (!product?.phases.includes(phaseId)) return;
  const phases = product.phases.filter((id) => id !== phaseId);
  const next: Product = { ...product, ...change, phases, revision: product.revision + 1 };
  try {
    await writeProduct(next);
  } catch (cause) {
    if (!(cause instanceof ConditionFailed) || left === 1) throw cause;
    await withoutPhase(productId, phaseId, change, left - 1);
  }
}
