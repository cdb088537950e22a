import { sanitise } from '#lambdas/runtime/sanitise.ts';
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

/** A configuration whose rich texts hold only allowed markup, even if it was stored otherwise. */
export const safeConfig = (config: GuidedTestConfig): GuidedTestConfig =>
  // Only texts change.
  safe(config, false) as GuidedTestConfig;
