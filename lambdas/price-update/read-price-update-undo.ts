import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { readProducts } from '#lambdas/store/catalogue/product-store.ts';
import { swapRanges, undone } from '#shared/price-update/swap-ranges.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { undoableUpdate } from './undoable-update.ts';

/** Ranges that stay and are named: nobody reads more. */
const mostLeft = 100;

/** Says how many ranges undoing an update would put back, and which changed since and stay; changes nothing. */
export const readPriceUpdateUndo = operation({
  allow: 'price-update.write',
  limit: 'document',
  input: z.strictObject({ job: idSchema }),
  async run({ job }) {
    const { batch } = await undoableUpdate(job);
    const products = await readProducts(batch.map(({ product }) => product));
    const ends = batch.map(({ product, name, swaps }) => {
      const priceranges = products.get(product)?.priceranges ?? [];
      const { done, left } = swapRanges({ priceranges }, swaps.map(undone));
      const nameOf = (range: number) => priceranges[range]?.name ?? String(range + 1);
      return { back: done.length, left: left.map(({ range }) => `${name}: ${nameOf(range)}`) };
    });
    const left = ends.flatMap((end) => end.left);
    const back = ends.reduce((sum, end) => sum + end.back, 0);
    return { back, left: left.slice(0, mostLeft), leftCount: left.length };
  },
});
