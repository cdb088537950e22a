import { vi } from 'vitest';

const most = 100;

// The first cases nearly always find a mutant; ten thousand each would take hours.
vi.mock('fast-check', async (original) => {
  const itself = await original<typeof import('fast-check')>();
  const assert = (property: never, parameters: { numRuns?: number } = {}) =>
    itself.assert(property, { ...parameters, numRuns: Math.min(parameters.numRuns ?? most, most) });
  return { ...itself, default: { ...itself.default, assert } };
});
