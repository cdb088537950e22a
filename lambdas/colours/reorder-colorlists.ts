import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { listColorlists } from '#lambdas/store/colorlist-store.ts';
import { writeOrder } from '#lambdas/store/order-store.ts';
import { reordered } from '#shared/catalogue/in-order.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Stores the order of the folders (COL-033, OPC-04). */
export const reorderColorlists = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ ids: z.array(idSchema).check(z.maxLength(1000)) }),
  async run({ ids }) {
    const order = reordered(await listColorlists(), ids);
    await writeOrder('colorlist', order);
    return order;
  },
});
