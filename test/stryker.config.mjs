// Mutation testing of pure modules, on demand: npm run mutation -- --mutate 'shared/search/**/*.ts'
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation.config.ts' },
  // The compiler of the project has no API that Stryker could rewrite its settings with; nothing needs rewriting.
  tsconfigFile: 'none',
  mutate: ['shared/**/*.ts'],
  ignorePatterns: ['dist', 'cdk.out', 'test-results', '.local', 'docs'],
  // Where a report is asked for, as the proof does, it is all there is to say.
  reporters: process.env.MUTATION_REPORT ? ['json'] : ['clear-text', 'progress'],
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  concurrency: 2,
  // Not below node_modules, where vitest looks for no tests.
  tempDirName: 'dist/stryker',
};
