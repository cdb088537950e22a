import type { GuidedRun } from './run/use-guided-run.ts';
import type { TestProducts } from './use-test-products.ts';

/** The next step of the last stage: the recommended choices, a phase without any, the procedures, the quotation. */
export type LastStep = 'take' | 'choose' | 'read' | 'done';

export function lastStep({ missing }: GuidedRun, { recommended }: TestProducts): LastStep {
  if (recommended.count > 0) return 'take';
  if (missing.some(({ what }) => what === 'choice')) return 'choose';
  return missing.length > 0 ? 'read' : 'done';
}
