import * as z from 'zod/mini';
import { localised } from './localised.ts';

/** Why a quotation made with a guided test holds products, in the words of the guided test at that time. */
const testReasons = z.object({
  /** The answers that led to anything, each once. */
  answers: z.array(z.object({ question: localised, answer: localised })),
  phases: z.array(
    z.object({
      name: localised,
      choice: z.nullable(localised),
      products: z.array(z.string()),
      /** Indexes into `answers`; empty for what every run offers. */
      because: z.array(z.number()),
    }),
  ),
});
export type TestReasons = z.infer<typeof testReasons>;

/** The guided test that a quotation was made with: enough to take it up again (OPW-23). */
export const guidedTestRecord = z.object({
  /** The version of the published guided test; 0 is the built-in one. */
  version: z.number(),
  answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
  chosen: z.array(z.object({ phase: z.string(), choice: z.string() })),
  /** Those made before reasons were kept have none. */
  reasons: z._default(z.nullable(testReasons), null),
});
export type GuidedTestRecord = z.infer<typeof guidedTestRecord>;
