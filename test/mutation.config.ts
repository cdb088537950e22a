import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Judges mutants by the tests of the pure modules. */
export default defineConfig({
  test: {
    include: ['test/shared/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Modules with all mutants are slower, and random cases too.
    testTimeout: 30_000,
    // Each mutant has its own worker already: files may share modules.
    isolate: false,
    setupFiles: [fileURLToPath(new URL('./support/few-runs.ts', import.meta.url))],
  },
});
