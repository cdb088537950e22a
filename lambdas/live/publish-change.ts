import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';

/** Hands a change to those who listen to its scope: AppSync delivers what this mutation answers. */
export const publishChange = operation({
  allow: 'change.publish',
  input: z.strictObject({
    scope: z.string(),
    entity: z.string(),
    id: z.string(),
    revision: z.nullish(z.number()),
  }),
  run: async (change) => change,
});
