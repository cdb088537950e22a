import { sanitise } from '#lambdas/runtime/rich-text.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';

/** The rich texts of a configuration; all others are plain ones. */
const richTexts = new Set(['procedure']);

function safe(value: unknown, isRich: boolean): unknown {
  if (typeof value === 'string') return isRich ? sanitise(value) : value;
  if (Array.isArray(value)) return value.map((held) => safe(held, isRich));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, safe(held, isRich || richTexts.has(key))]),
  );
}

/** A configuration whose rich texts hold what the list of rich texts allows, whoever stored it. */
export const safeConfig = (config: GuidedTestConfig): GuidedTestConfig =>
  // Texts alone change.
  safe(config, false) as GuidedTestConfig;
