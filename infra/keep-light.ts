import { basename, dirname } from 'node:path';
import type { Metafile } from 'esbuild';

/** Bytes of the code of a function that answers screens, minified: a cold start reads all of it. */
export const bundleLimit = 750_000;

/** The same with mails that carry files: the clients of the mail service and of the bucket are both in it. */
const limitWithMailedFiles = 860_000;
const mailsFiles: ReadonlySet<string> = new Set(['sentOffers']);

/** Belongs into functions that the manifest marks with `workbooks` or `chromium`. */
const heavy = /node_modules\/(exceljs|puppeteer-core|@sparticuz\/chromium)\//;

/** Refuses the bundle of a function that became too large, or took a package of the documents along. */
export function keepLight(name: string, { outputs }: Metafile): void {
  const [, bundle] =
    Object.entries(outputs).find(([path]) => /\.[cm]js$/.test(path) && basename(dirname(path)) === name) ??
    [];
  if (!bundle) throw new Error(`There is no bundle of ${name}.`);
  const taken = Object.keys(bundle.inputs).find((path) => heavy.test(path));
  if (taken) throw new Error(`${name} carries ${taken}; lambdas/manifest.ts says which functions may.`);
  const limit = mailsFiles.has(name) ? limitWithMailedFiles : bundleLimit;
  if (bundle.bytes > limit) {
    throw new Error(`${name} has ${bundle.bytes} bytes of code; ${limit} are its limit.`);
  }
}
