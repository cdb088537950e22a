import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { listGuidedTestVersions as list } from '#lambdas/store/guided-test/guided-test-store.ts';

/** Versions of one answer. */
const page = 50;
const beyondAll = 99_999_999;

/** When and by whom guided tests were published, the newest first; older ones with `before`. */
export const listGuidedTestVersions = operation({
  allow: 'wizard.write',
  input: z.strictObject({ before: z.nullish(z.int().check(z.gte(1), z.lte(beyondAll))) }),
  run: ({ before }) => list(before ?? beyondAll, page),
});
