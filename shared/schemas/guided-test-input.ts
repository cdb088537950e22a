import * as z from 'zod/mini';

/** Letters of a configuration as JSON: packed it stays far below what an item of the table may hold. */
const longestConfig = 300_000;

const version = z.int().check(z.gte(0), z.lte(10_000_000));
const revision = z.nullish(z.int().check(z.gte(1)));

/**
 * The input that saves or publishes the guided test, and the revision that its edits started from (OPW-22, decision
 * 8).
 */
export const guidedTestDraftInput = z.strictObject({
  config: z.nullish(z.string().check(z.maxLength(longestConfig))),
  revision,
  version,
  /** The draft of that revision is kept, to be restored. */
  keeps: z.nullish(z.boolean()),
});
