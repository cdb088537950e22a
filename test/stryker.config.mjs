// Mutation testing of pure modules, on demand: npm run mutation -- --mutate 'shared/search/**/*.ts'
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation.config.ts' },
  // Stryker would rewrite the compiler's settings, but this compiler has no API for it. Nothing needs
  // rewriting.
  tsconfigFile: 'none',
  mutate: ['shared/**/*.ts'],
  ignorePatterns: ['dist', 'cdk.out', 'test-results', '.local', 'docs'],
  // The proof asks for a report, and then prints nothing else.
  reporters: process.env.MUTATION_REPORT ? ['json'] : ['clear-text', 'progress'],
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  concurrency: 2,
  // Not below node_modules, where vitest looks for no tests.
  tempDirName: 'dist/stryker',
};
