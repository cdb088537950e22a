import { afterAll, vi } from 'vitest';

// Files of a worker share what they import from packages, and nothing else: each loads our modules anew.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
