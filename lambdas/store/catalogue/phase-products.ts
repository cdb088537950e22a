import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { inBatches } from '#shared/in-batches.ts';
import type { ProductSummary } from '#shared/schemas/product.ts';
import type { Tracked } from '#shared/schemas/tracked.ts';
import { listProducts, readProduct, writeProduct } from './product-store.ts';

/** Products that are saved at the same time. */
const atOnce = 10;

/** Products that hold a phase. */
export const productsOfPhase = async (id: string): Promise<ProductSummary[]> =>
  (await listProducts(true)).filter(({ phases }) => phases.includes(id));

type Change = Pick<Tracked, 'updatedAt' | 'updatedBy'>;

/** Takes a phase from every product that holds it; each is a save of its own, so that a repetition goes on. */
export const clearPhase = (id: string, change: Change): Promise<void> =>
  changePhases(id, change, (phases) => phases.filter((other) => other !== id));

/** Gives a phase to every product that holds another one, in the same way. */
export const joinPhase = (id: string, other: string, change: Change): Promise<void> =>
  changePhases(other, change, (phases) => (phases.includes(id) ? phases : [...phases, id]));

type Phases = (phases: string[]) => string[];

async function changePhases(held: string, change: Change, phasesOf: Phases): Promise<void> {
  const products = await productsOfPhase(held);
  for (const batch of inBatches(atOnce, products))
    await Promise.all(batch.map(({ id }) => tryAgain(() => changePhasesOf(id))));

  async function changePhasesOf(id: string) {
    const product = await readProduct(id);
    if (!product?.phases.includes(held)) return;
    const phases = phasesOf(product.phases);
    if (phases === product.phases) return;
    await writeProduct({ ...product, ...change, phases, revision: product.revision + 1 });
  }
}
