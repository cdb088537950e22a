import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { readPublishedColours } from '#lambdas/store/published-colour-store.ts';

/** Every colour of the published folders. */
export const listColours = operation({
  allow: 'catalogue.read',
  input: z.strictObject({}),
  run: readPublishedColours,
});
