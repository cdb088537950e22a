import { afterAll, vi } from 'vitest';

// Files of a worker share what they import from packages, and nothing else: each loads our modules anew, in the
// environment as it was.
vi.resetModules();

const environment = { ...process.env };

afterAll(() => {
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
