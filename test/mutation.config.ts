import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What mutants are judged by: the tests of the pure modules. */
export default defineConfig({
  test: {
    include: ['test/shared/**/*.test.{ts,tsx}'],
    environment: 'node',
    // With every mutant in them modules are slower, and random cases some more.
    testTimeout: 30_000,
    // Each mutant has a worker of its own already, whose files need not load all modules anew.
    isolate: false,
    setupFiles: [fileURLToPath(new URL('./support/few-runs.ts', import.meta.url))],
  },
});
