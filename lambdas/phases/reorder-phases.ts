import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { writeOrder } from '#lambdas/store/order-store.ts';
import { listPhases } from '#lambdas/store/phase-store.ts';
import { reordered } from '#shared/catalogue/in-order.ts';
import { id } from '#shared/schemas/id.ts';

/** The phases in another order; those that are not named follow, those that are none fall away (PHA-075, OPC-04). */
export const reorderPhases = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ ids: z.array(id).check(z.maxLength(1000)) }),
  async run({ ids }) {
    const order = reordered(await listPhases(), ids);
    await writeOrder('phase', order);
    return order;
  },
});
