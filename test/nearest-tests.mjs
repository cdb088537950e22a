// Which tests of `unit` and `web` lie nearest to what changed: by how many imports a test is away from a changed file.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folders = ['shared', 'lambdas', 'infra', 'web', 'test'];
const isSource = /\.(ts|tsx|mjs)$/;
const isTest = /^test\/(shared|lambdas|infra|house|web)\/.*\.test\.tsx?$/;
/** These read the sources themselves, so no import leads to them. */
const ofHouse = /^test\/house\//;

const importing = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*'([^'\n]+)'/g;

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** Files that differ from where this branch left `origin/main`, or from the last commit where there is none. */
export function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'origin/main') ?? ['HEAD'];
  const since = git('diff', '--name-only', base) ?? [];
  const files = [...since, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
  return { base, files };
}

function importsOf(file) {
  const names = [...readFileSync(file, 'utf8').matchAll(importing)].map(([, name]) => name);
  return names.flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [join(dirname(file), name)] : [];
  });
}

function importersOf(sources) {
  const importers = new Map();
  for (const file of sources) {
    for (const imported of importsOf(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

const projectOf = (test) => (test.startsWith('test/web/') ? 'web' : 'unit');

/** Tests that run with a file without importing it: vitest.config.ts names it for their project. */
function testsSetUpBy(file, tests) {
  const [, ...projects] = readFileSync('vitest.config.ts', 'utf8').split(/\bname: '/);
  const names = projects.filter((text) => text.includes(`'./${file}'`)).map((text) => text.split("'")[0]);
  return tests.filter((test) => names.includes(projectOf(test)));
}

/** All tests of the house, and of the others those nearest to the changed files, `most` of them. */
export function nearestTests(changed, most) {
  const sources = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => isSource.test(file));
  const importers = importersOf(sources);
  const all = sources.filter((file) => isTest.test(file));
  for (const file of changed)
    importers.set(file, [...(importers.get(file) ?? []), ...testsSetUpBy(file, all)]);
  const reached = new Set(changed);
  const tests = [];
  for (let ring = [...reached]; ring.length > 0; ) {
    tests.push(...ring.filter((file) => isTest.test(file) && existsSync(file)).toSorted());
    const next = new Set(
      ring.flatMap((file) => importers.get(file) ?? []).filter((file) => !reached.has(file)),
    );
    for (const file of next) reached.add(file);
    ring = [...next];
  }
  const others = tests.filter((file) => !ofHouse.test(file));
  const house = all.filter((file) => ofHouse.test(file));
  return { files: [...house, ...others.slice(0, most)], left: Math.max(0, others.length - most) };
}
