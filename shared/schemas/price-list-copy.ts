import * as z from 'zod/mini';
import { id } from './id.ts';
import { priceListName } from './price-list-input.ts';

/** Prices become at most so many times as high, and at least so small a part. */
export const largestFactor = 100;
export const smallestFactor = 0.01;

const hasSixDecimals = z.refine<number>((value) => Math.round(value * 1e6) / 1e6 === value);
const factor = z.number().check(z.gte(smallestFactor), z.lte(largestFactor), hasSixDecimals);

/** A copy of a price list. Prices come with its products: none without them. */
export const duplicatePriceListInput = z
  .strictObject({
    key: id,
    id,
    name: priceListName,
    withProducts: z.boolean(),
    factor: z.nullish(factor),
  })
  .check(z.refine(({ withProducts, factor }) => withProducts || !factor, { path: ['factor'] }));

/** The task of the job that copies prices: one product a step. */
export const priceListCopy = z.object({
  from: id,
  to: id,
  /** Millionths of one. */
  factor: z.int(),
  products: z.array(z.object({ id, name: z.string() })),
});
export type PriceListCopy = z.infer<typeof priceListCopy>;
