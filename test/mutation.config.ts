import { defineConfig } from 'vitest/config';

/** What mutants are judged by: the tests of the pure modules. */
export default defineConfig({
  test: { include: ['test/shared/**/*.test.{ts,tsx}'], environment: 'node' },
});
