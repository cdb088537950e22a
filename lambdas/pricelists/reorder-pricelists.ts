import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { writeOrder } from '#lambdas/store/order-store.ts';
import { listPriceLists } from '#lambdas/store/price-list-store.ts';
import { reordered } from '#shared/catalogue/in-order.ts';
import { id } from '#shared/schemas/id.ts';

/** Stores the order of the price lists and answers all of their ids in it (PLI-026, PLI-033, OPC-04). */
export const reorderPricelists = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ ids: z.array(id).check(z.maxLength(1000)) }),
  async run({ ids }) {
    const order = reordered(await listPriceLists(), ids);
    await writeOrder('pricelist', order);
    return order;
  },
});
