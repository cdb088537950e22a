import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WholeCloudFirst } from './test/support/whole-cloud-first.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Milliseconds that are never needed: no test may depend on the speed of its machine, so
 * only what never ends fails by it.
 */
const everLonger = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

/**
 * One project a suite. Where files are not isolated, a worker loads packages once, and the first synthesis or
 * the handlers too.
 */
export default defineConfig({
  test: {
    // Every core: small machines have no core to spare for waiting.
    maxWorkers: '100%',
    sequence: { sequencer: WholeCloudFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{shared,lambdas,infra,house}/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          setupFiles: [here('./test/support/fresh-file.ts')],
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
          ...everLonger,
        },
      },
      {
        test: {
          name: 'web',
          include: ['test/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A click on a link leaves the window as it is: the files after it share it.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
          pool: 'threads',
          // A window and all modules for each file took a third of the time; `web-setup.ts` makes each test start anew.
          isolate: false,
          setupFiles: [here('./test/support/web-setup.ts')],
          alias: [
            {
              find: 'react/jsx-runtime',
              replacement: here('./node_modules/react/cjs/react-jsx-runtime.production.js'),
            },
            // The one stand-in for what is outside, besides the transport of `web-setup.ts`.
            { find: /^aws-amplify(\/\w+)?$/, replacement: here('./test/support/stub-amplify.ts') },
            { find: '@aws-amplify/ui-react', replacement: here('./test/support/stub-amplify-form.tsx') },
            { find: 'dompurify', replacement: here('./test/support/stub-purify.ts') },
          ],
          ...everLonger,
        },
        // Elements without the stack that React's warnings name: taking it for each costs a tenth of all tests.
        oxc: { jsx: { runtime: 'automatic', development: false } },
      },
      {
        test: {
          name: 'local-cloud',
          include: ['test/local-cloud/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          setupFiles: [here('./test/support/fresh-file.ts')],
          ...everLonger,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [here('./test/support/contract-cloud.ts')],
          ...everLonger,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'operations',
          include: ['test/operations/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [here('./test/support/demo-cloud.ts')],
          ...everLonger,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'reads',
          include: ['test/reads/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          setupFiles: [here('./test/support/fresh-file.ts')],
          ...everLonger,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'security',
          include: ['test/security/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [here('./test/support/demo-cloud.ts')],
          ...everLonger,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['test/stack/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...everLonger,
          fileParallelism: false,
        },
      },
      {
        test: {
          // For `npm run prove` alone: too long for `npm test`.
          name: 'prove',
          include: ['test/prove/*.test.ts'],
          environment: 'node',
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
          ...everLonger,
          fileParallelism: false,
        },
      },
      {
        test: {
          // As above, in the browser.
          name: 'prove-screens',
          include: ['test/prove/stored-markup/*.test.ts'],
          environment: 'node',
          globalSetup: [here('./test/support/demo-app.ts')],
          ...everLonger,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'acceptance',
          include: ['test/acceptance/**/*.test.ts'],
          environment: 'node',
          // One browser for all files.
          isolate: false,
          globalSetup: [here('./test/support/demo-app.ts')],
          ...everLonger,
          fileParallelism: false,
        },
      },
    ],
  },
});
