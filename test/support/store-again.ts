import { readPhase, writePhase } from '#lambdas/store/catalogue/phase-store.ts';
import { readProduct, writeProduct } from '#lambdas/store/catalogue/product-store.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { Product } from '#shared/schemas/product.ts';

type Stored = { revision: number } | undefined;

const next = <E extends { revision: number }>(entity: E, stored: Stored): E => ({
  ...entity,
  revision: (stored?.revision ?? 0) + 1,
});

/** Overwrites the stored product with its next revision. */
export const storeProduct = async (product: Product): Promise<void> =>
  writeProduct(next(product, await readProduct(product.id)));

/** Overwrites the stored phase with its next revision. */
export const storePhase = async (phase: Phase): Promise<void> =>
  writePhase(next(phase, await readPhase(phase.id)));
