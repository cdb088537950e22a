import * as z from 'zod/mini';
import { id } from './id.ts';

/** Products that one call changes: each is two writes of the one transaction, which holds a hundred. */
export const mostProductsAtOnce = 40;

/** Products that one call puts into a price list, or takes out of it. */
export const mostMembersAtOnce = 2000;

const phases = z.nullish(z.array(id).check(z.maxLength(200)));

/** The change of one of several products; parts that are left out stay as they are. */
const productChange = z.strictObject({
  id,
  /** The change is made only where the product still has this revision. */
  revision: z.nullish(z.int()),
  archived: z.nullish(z.boolean()),
  /** Phases it is put into, and phases it is taken out of. */
  join: phases,
  leave: phases,
});
export type ProductChange = z.output<typeof productChange>;

export const productChangesInput = z.strictObject({
  key: id,
  products: z.array(productChange).check(
    z.minLength(1),
    z.maxLength(mostProductsAtOnce),
    z.refine((products) => new Set(products.map((one) => one.id)).size === products.length),
  ),
});

const members = z.array(id).check(z.maxLength(mostMembersAtOnce));

export const memberChangesInput = z.strictObject({ key: id, id, join: members, leave: members });
