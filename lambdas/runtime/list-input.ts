import * as z from 'zod/mini';

/** Optional fields of a filter. */
export const optionalText = z.nullish(z.string().check(z.maxLength(200)));
export const optionalFlag = z.nullish(z.boolean());

/** The input of a list that comes in pages; everything may be left out. */
export const listInput = <
  Shape extends z.core.$ZodShape,
  const Sorts extends readonly string[],
  const Sizes extends readonly number[],
>(
  filter: Shape,
  sorts: Sorts,
  pageSizes: Sizes,
) =>
  z.strictObject({
    filter: z.nullish(z.strictObject(filter)),
    sort: z.nullish(z.enum(sorts)),
    descending: optionalFlag,
    page: z.nullish(z.number().check(z.int(), z.gte(0))),
    pageSize: z.nullish(z.literal(pageSizes)),
  });
