import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { readAllProducts } from '#lambdas/store/catalogue/product-store.ts';
import { digestOf } from '#lambdas/store/once/once-store.ts';
import { keepPlan } from '#lambdas/store/price-update/price-update-plan.ts';
import { planPriceUpdate } from '#shared/price-update/plan.ts';
import { seenPrices } from '#shared/price-update/seen-prices.ts';
import { factorTable } from '#shared/schemas/price-update.ts';
import { answeredPreview } from './answered-preview.ts';

/** Plans an update by a table of factors for all products, and keeps the plan; changes no price (PUP-005). */
export const previewPriceUpdate = userOperation({
  allow: 'price-update.write',
  limit: 'document',
  input: z.strictObject({ table: factorTable }),
  async run({ table }, { user, now, newId }) {
    const [products, lists] = await Promise.all([readAllProducts(true), readPriceLists()]);
    const plan = planPriceUpdate(products, lists, table, now);
    const id = newId();
    await keepPlan(id, { ...plan, seen: digestOf(seenPrices(products)) });
    return answeredPreview(id, plan, user, now);
  },
});
