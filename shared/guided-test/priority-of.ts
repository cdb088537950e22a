import type { Choice } from '#shared/schemas/phase.ts';
import type { Tags } from './matches-tags.ts';

/** Sums of priorities keep six decimals: 0,1 and 0,2 make the same as 0,3. */
const millionths = 1_000_000;

/**
 * The sum of the priorities that apply: those whose tags are all there, and those without tags (PHA-066 to PHA-069,
 * OPC-22); 0 without any.
 */
export function priorityOf({ priorities }: Pick<Choice, 'priorities'>, tags: Tags): number {
  const active = priorities.filter((priority) => priority.tags.every((tag) => tags.has(tag)));
  const sum = active.reduce((total, { value }) => total + value, 0);
  return Math.round(sum * millionths) / millionths;
}
