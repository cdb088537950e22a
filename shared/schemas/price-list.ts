import * as z from 'zod/mini';
import { order } from './order.ts';
import { tracked } from './tracked.ts';

/**
 * A price list (QDA-033, CDA-043): which countries it is proposed for; `countries` is null when it is for all of them.
 * Which products its users see is kept beside it: they are many.
 */
export const priceList = z.object({
  id: z.string(),
  name: z.string(),
  /** Its name for suggestions, when that is not its own (OPW-59). */
  code: z.nullish(z.string()),
  countries: z._default(z.nullable(z.array(z.string())), null),
  isCatchAll: z._default(z.boolean(), false),
  order,
  ...tracked,
});
export type PriceList = z.infer<typeof priceList>;

/** The products of a price list, by id; none, missing or null all mean none (OPC-02). */
export const availableProducts = z._default(z.nullable(z.array(z.string())), []);
