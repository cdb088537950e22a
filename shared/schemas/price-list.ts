import * as z from 'zod/mini';

/** A price list (QDA-033): which products its users see, and which countries it is proposed for. */
export const priceList = z.object({
  id: z.string(),
  name: z.string(),
  availableProducts: z._default(z.array(z.string()), []),
  countries: z._default(z.nullable(z.array(z.string())), null),
  isCatchAll: z._default(z.boolean(), false),
});
export type PriceList = z.infer<typeof priceList>;
