import { resolve } from 'node:path';

/** The parts of packages that functions use; bundles take them instead of the whole. */
export const lighterPackages: Readonly<Record<string, string>> = {
  '@aws-sdk/credential-provider-node': resolve('lambdas/runtime/function-credentials.ts'),
  // The package that signs uploads brings a second copy.
  '@aws-sdk/client-s3': resolve('node_modules/@aws-sdk/client-s3'),
  // Pages are rendered at once, never streamed.
  'react-dom/server': resolve('node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
  // sanitize-html uses the parser alone, and postcss only for styles, which lambdas/runtime/sanitise.ts reads itself.
  htmlparser2: resolve('node_modules/htmlparser2/dist/Parser.js'),
  exceljs: resolve('infra/lighter-exceljs.cjs'),
  'exceljs/lib': resolve('node_modules/exceljs/lib'),
  'fast-csv': resolve('infra/no-csv.ts'),
  postcss: resolve('infra/no-postcss.ts'),
  '@aws-sdk/endpoint-cache': resolve('infra/endpoint-cache.ts'),
};
