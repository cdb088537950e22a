import * as z from 'zod/mini';
import { tracked } from './tracked.ts';

/** A tag of the guided test (CDA-046): phases, choices and the guided test name it by its slug. */
export const tag = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Slugs of before: older versions of the guided test name it by them (ADR 35). */
  formerSlugs: z.optional(z.array(z.string())),
  ...tracked,
});
export type Tag = z.infer<typeof tag>;
