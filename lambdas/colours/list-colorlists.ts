import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { listColorlists as list } from '#lambdas/store/catalogue/colorlist-store.ts';

/** The folders in their order (COL-028). */
export const listColorlists = operation({
  allow: 'catalogue.write',
  input: z.strictObject({}),
  run: list,
});
