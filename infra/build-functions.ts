import { cp, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { unpackedChromium } from '#lambdas/runtime/pdf/unpacked-chromium.ts';
import { keepLight } from './keep-light.ts';
import { lighterPackages } from './lighter-packages.ts';
import { passwordListBeside, shipPasswordList } from './password-list.ts';
import { providers } from './providers.ts';

/** Where the bundles lie, one folder a function. */
export const functionsFolder = 'dist/functions';

/** Bytes that Lambda takes unpacked. */
const packageLimit = 250 * 1024 * 1024;

/** The fonts of the document, where `require.resolve` finds them. */
const documentFonts = [
  'package.json',
  'files/figtree-latin-wght-normal.woff2',
  'files/figtree-latin-ext-wght-normal.woff2',
].map((file) => `node_modules/@fontsource-variable/figtree/${file}`);

/** `bytes` of all that is shipped, `code` of the bundle alone. */
export type BuiltFunction = { name: string; bytes: number; code: number };
type Bundled = Pick<FunctionSpec, 'entry' | 'chromium' | 'workbooks'>;
type Entry = [name: string, spec: Bundled];
type Choice = { into?: string; entries?: Readonly<Record<string, Bundled>> };

/** Bundles every function of the manifest, and those that deployments call, into a folder of its own; refuses a package Lambda would refuse. */
export async function buildFunctions({
  into = functionsFolder,
  entries = { ...functions, ...providers },
}: Choice = {}): Promise<BuiltFunction[]> {
  await rm(into, { recursive: true, force: true });
  const all: Entry[] = Object.entries(entries);
  const printing = all.filter(([, spec]) => spec.chromium);
  const writing = all.filter(([, spec]) => spec.workbooks && !spec.chromium);
  const others = all.filter(([, spec]) => !spec.workbooks && !spec.chromium);
  const [bundled, withSheets] = await Promise.all([
    build({ ...common, ...commonJs, entryPoints: entryPointsOf(others), outdir: into }),
    build({ ...common, ...withExceljs, entryPoints: entryPointsOf(writing, exceljs), outdir: into }),
    build({ ...common, ...modules, entryPoints: entryPointsOf(printing), outdir: into }),
    ...printing.map(([name]) => copyPrintingFiles(join(into, name))),
  ]);
  for (const [name] of others) keepLight(name, bundled.metafile);
  await Promise.all([bundled, withSheets].map(({ metafile }) => shipPasswordList(metafile)));
  return Promise.all(all.map(([name]) => measured(name, join(into, name))));
}

const common = {
  metafile: true,
  bundle: true,
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  // Licences lie beside the code, which a cold start reads.
  legalComments: 'external',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  alias: lighterPackages,
  // React's development form is three times slower.
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.json': 'json' },
  logLevel: 'error',
} as const satisfies BuildOptions;

/** CommonJS starts faster than modules do. */
const commonJs = {
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  plugins: [passwordListBeside],
} satisfies BuildOptions;

const exceljs = { exceljs: 'infra/lighter-exceljs.cjs' } as const;

/** Half of the code of a function would be exceljs: it lies in a file of its own, which is read when a sheet is. */
const withExceljs = {
  ...commonJs,
  plugins: [
    passwordListBeside,
    {
      name: 'exceljs-beside',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^exceljs$/ }, () => ({ path: './exceljs.cjs', external: true })),
    },
  ],
} satisfies BuildOptions;

/** Chromium's package exists as a module alone, and what it needs asks for `require`. */
const modules: BuildOptions = {
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  // The browser is shipped unpacked: what unpacks it stays behind.
  external: ['./unpacked-chromium.ts'],
  banner: { js: `import{createRequire as __cr}from'module';const require=__cr(import.meta.url);` },
};

/** One run for all functions of a format: what they share is read once. Each may have other files beside its own. */
const entryPointsOf = (entries: Entry[], beside: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    entries.flatMap(([name, { entry }]) =>
      Object.entries({ index: entry, ...beside }).map(([file, from]) => [join(name, file), from]),
    ),
  );

/** The files that lambdas/documents finds beside its code: Chromium, ready to start, and the fonts of the document. */
async function copyPrintingFiles(folder: string): Promise<void> {
  const copied = documentFonts.map((file) => cp(file, join(folder, file)));
  const chromium = unpackedChromium().then((from) => linkFolder(from, join(folder, 'chromium')));
  await Promise.all([chromium, ...copied]);
}

/** Two hundred megabytes that never change need no second copy; another disk needs one. */
async function linkFolder(from: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(into, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else await link(source, target).catch(() => cp(source, target));
  }
}

async function measured(name: string, folder: string): Promise<BuiltFunction> {
  const [bytes, code] = await Promise.all([sizeOf(folder), sizeOf(folder, /^index\.[cm]js$/)]);
  if (bytes > packageLimit) {
    throw new Error(
      `${name} takes ${megabytes(bytes)} MB unpacked; Lambda allows ${megabytes(packageLimit)}.`,
    );
  }
  return { name, bytes, code };
}

async function sizeOf(folder: string, named = /./): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && named.test(entry.name));
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(2);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  for (const { name, bytes } of await buildFunctions()) {
    console.log(`${megabytes(bytes).padStart(8)} MB  ${name}`);
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}
