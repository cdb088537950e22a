import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltFunction, buildFunctions } from '#infra/build-functions.ts';
import { bundleLimit } from '#infra/keep-light.ts';
import { localEnvironment } from '#infra/local/environment.ts';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { print } from '#test/prove/figure.ts';
import { median } from './percentile.ts';

const rounds = 10;
/** Milliseconds above an empty handler. */
const importLimit = 150;

const isAsked = ({ trigger }: FunctionSpec) => 'graphql' in trigger || 'http' in trigger;
/** Functions whose caller waits; `cold-pdf` measures Chromium's. */
const api = Object.entries<FunctionSpec>(functions).filter(([, spec]) => isAsked(spec) && !spec.chromium);

/** The deployed code of each API function: its size, and the time to load it in a new process. */
export async function benchBundles(): Promise<void> {
  const into = await mkdtemp(join(tmpdir(), 'preventivi-bundles-'));
  try {
    printSizes(await buildFunctions({ into, entries: Object.fromEntries(api) }));
    const empty = join(into, 'empty.cjs');
    await writeFile(empty, 'exports.handler = async () => undefined;');
    const above = importTimes(
      api.map(([name]) => ({ name, file: join(into, name, 'index.cjs') })),
      empty,
    );
    const { value, name: slowest } = above.toSorted((a, b) => b.value - a.value)[0] ?? { value: Number.NaN };
    print({
      name: 'import of the slowest function of the API, above an empty handler',
      value,
      unit: 'ms',
      limit: importLimit,
      ok: value <= importLimit,
      slowest,
      each: Object.fromEntries(above.map((each) => [each.name, each.value])),
    });
  } finally {
    await rm(into, { recursive: true });
  }
}

/** The build refuses undeclared exceljs and Chromium in a function. */
function printSizes(built: readonly BuiltFunction[]): void {
  const light = api.filter(([, spec]) => !spec.workbooks).map(([name]) => name);
  const sizes = built.filter(({ name }) => light.includes(name)).toSorted((a, b) => b.code - a.code);
  const { code: value, name: largest } = sizes[0] ?? { code: Number.NaN };
  print({
    name: 'code of the largest function of the API, minified, without those of documents',
    value,
    unit: 'bytes',
    limit: bundleLimit,
    ok: value <= bundleLimit && sizes.length === light.length,
    largest,
    functions: sizes.length,
  });
}

/**
 * Milliseconds above the empty handler. Each round loads all files: a busy moment slows one time of each, and
 * no median.
 */
function importTimes(files: readonly { name: string; file: string }[], empty: string) {
  const times = Array.from({ length: rounds }, () =>
    files.map(({ file }) => importTime(file) - importTime(empty)),
  );
  return files.map(({ name }, place) => ({
    name,
    value: Math.round(median(times.map((round) => round[place] ?? Number.NaN))),
  }));
}

/** Milliseconds from the start of the program to the loaded handler, in a new process. */
function importTime(file: string): number {
  const program = `const start = performance.now(); const { handler } = require(${JSON.stringify(file)});
if (typeof handler !== 'function') throw new Error('There is no handler.');
console.log(performance.now() - start);`;
  const env = localEnvironment('http://127.0.0.1:9');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', program], { env });
  if (status !== 0) throw new Error(`${file} does not load: ${stderr}`);
  return Number(stdout);
}
