import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { usedProducts as usedOf } from '#shared/catalogue/used-products.ts';
import { productIds } from '#shared/schemas/price-list-input.ts';

/** Which of several products the guided test offers, and which others require: before they are archived. */
export const listUsedProducts = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ ids: productIds }),
  async run({ ids }) {
    const [phases, products] = await Promise.all([listPhases(), listProducts()]);
    return usedOf(ids, phases, products);
  },
});
