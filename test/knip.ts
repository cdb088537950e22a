import { relative } from 'node:path';
import type { KnipConfig } from 'knip';
import { lighterPackages } from '#infra/lighter-packages.ts';
import { providers } from '#infra/providers.ts';
import { functions } from '#lambdas/manifest.ts';

const handlers = Object.values({ ...functions, ...providers }).map(({ entry }) => `${entry}!`);
const standIns = Object.values(lighterPackages)
  .map((path) => `${relative('.', path)}!`)
  .filter((path) => !path.startsWith('node_modules'));

/**
 * Finds unused files, exports, types and packages. `!` marks the product: with `--production` tests do not
 * count as users. An export for tests alone says why: `@internal`.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  entry: [
    ...handlers,
    ...standIns,
    'web/{main.tsx,vite.config.ts}!',
    'web/{codegen,i18next.config}.ts',
    'infra/{app,build-functions,canary-user,first-super-user}.ts!',
    'infra/{advisories/run,backup/command,deploy/{check-arguments,command},local/start,smoke/command}.ts!',
    'infra/{set-up.mjs,resolver.js}!',
    'test/{suites.mjs,unused-rights.ts,mutation.config.ts,stryker.config.mjs}',
    'test/{bench,contract,prove}/run.ts',
    // Rules of the offer's chain: its screens take them up one after the other.
    'shared/{customers,identifiers,measuring,offers,registers,works}/*.ts!',
    'shared/offers/{sending,accepting,following}/*.ts!',
    'shared/editing/set-measures.ts!',
    'shared/schemas/{area-choice,colour-card,measure-rule,measures,offer-block,offer-line,work-input}.ts!',
    // Take the place of packages by their aliases in `vitest.config.ts`.
    'test/support/stub-{amplify,amplify-form,purify}.{ts,tsx}',
    // Bundled by the bench.
    'test/bench/{bare-pdf,edits-in-page}.ts',
    'test/**/*.test.{ts,tsx}',
  ],
  project: ['{infra,lambdas,shared,web}/**/*.{ts,tsx,mjs,js,cjs}!', 'test/**/*.{ts,tsx,mjs}'],
  // Two rules may be equal today.
  exclude: ['duplicates'],
  // Used by their paths.
  ignoreDependencies: ['aws-cdk', 'country-flag-icons', 'primeicons'],
  // Only where there is one.
  ignoreBinaries: ['java'],
  // Every module of documents has all fragments.
  ignoreIssues: { 'web/graphql/*': ['exports', 'types'] },
  // A test may use a part that its own file uses.
  ignoreExportsUsedInFile: production,
});
