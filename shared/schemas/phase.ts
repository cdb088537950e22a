import * as z from 'zod/mini';
import { localised } from './localised.ts';
import { order } from './order.ts';
import { tracked } from './tracked.ts';

const slugs = z.array(z.string());

/** A line of a phase's conditions (CDA-033); a plain list of slugs of older records is one of tags to include (CDA-034). */
export const conditionLine = z.pipe(
  z.union([slugs, z.object({ include: z._default(slugs, []), exclude: z._default(slugs, []) })]),
  z.transform((line) => (Array.isArray(line) ? { include: line, exclude: [] } : line)),
);
export type ConditionLine = z.infer<typeof conditionLine>;

export const visibilities = ['always', 'conditions'] as const;
export const recommendations = ['never', 'always', 'conditions'] as const;

/** Products of a choice, by id; older records hold their names too. */
const chosenProducts = z.array(
  z.pipe(
    z.union([z.string(), z.object({ id: z.string() })]),
    z.transform((product) => (typeof product === 'string' ? product : product.id)),
  ),
);

/** One way to do a phase (CDA-036 to CDA-042); its index is its place in the phase. */
export const choice = z.object({
  products: z._default(chosenProducts, []),
  visibility: z._default(z.enum(visibilities), 'always'),
  visibilityConditions: z._default(z.array(slugs), []),
  recommended: z._default(z.enum(recommendations), 'never'),
  recommendedConditions: z._default(z.array(slugs), []),
  withProcedure: z._default(z.boolean(), false),
  procedure: z.nullish(localised),
  priorities: z._default(z.array(z.object({ value: z.number(), tags: z._default(slugs, []) })), []),
});
export type Choice = z.infer<typeof choice>;

/** A work phase (QDA-034, CDA-031). The name of older records is a plain Italian text (QDA-035, CDA-032). */
export const phase = z.object({
  id: z.string(),
  name: z.union([localised, z.string()]),
  withProcedure: z._default(z.boolean(), false),
  conditions: z._default(z.array(conditionLine), []),
  /** Price lists it is for; empty means every one (SES-063, CDA-035). */
  availablePricelists: z._default(z.array(z.string()), []),
  procedure: z.nullish(localised),
  choices: z._default(z.array(choice), []),
  order,
  ...tracked,
});
export type Phase = z.infer<typeof phase>;
