// Runs suites, prints the time of each and ends with `N passed, N failed`.
//   node test/suites.mjs check     formats, types, texts, and the tests nearest to what changed; `npm run check`
//   node test/suites.mjs all       everything; `npm test`
//   node test/suites.mjs NAME …    single suites, one after the other
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles, nearestTests } from './nearest-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');

/** A suite of vitest, or a part of its files: its JSON report goes to test-results/ and its tests are counted. */
const vitest = (project, part = 1, parts = 1) => {
  const report = parts > 1 ? `${project}-${part}.json` : `${project}.json`;
  return {
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      `--shard=${part}/${parts}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=test-results/${report}`,
    ],
    report: join(results, report),
  };
};
const command = (...parts) => ({ command: parts });

/** How many test files `check` runs beside those of the house: as many as keep it below a minute on two cores. */
const mostNearest = 24;

function nearest() {
  const { base, files: changed } = changedFiles();
  const { files, left } = nearestTests(changed, mostNearest);
  const said = changed.length > 0 ? `${changed.length} files changed` : 'nothing changed';
  console.log(
    `\nSince ${base.slice(0, 8)} ${said}; ${files.length} test files run, ${left} more wait for npm test.`,
  );
  const { command, report } = vitest('unit');
  return { command: [...command, '--project=web', ...files], report };
}

const typesBefore = 'node_modules/.cache/preventivi/types.tsbuildinfo';

const suites = {
  format: command('biome', 'ci', '--error-on-warnings', '.'),
  types: command('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', typesBefore, '--project', '.'),
  unused: command('knip', '--config', 'test/knip.ts'),
  'unused-product': command('knip', '--config', 'test/knip.ts', '--production'),
  graphql: command('graphql-codegen', '--config', 'web/codegen.ts', '--check'),
  texts: command('i18next-cli', 'lint', '--config', 'web/i18next.config.ts'),
  unit: vitest('unit'),
  web: vitest('web'),
  'local-cloud': vitest('local-cloud'),
  contract: vitest('contract'),
  operations: vitest('operations'),
  reads: vitest('reads'),
  security: vitest('security'),
  build: command('node', 'infra/set-up.mjs', 'build'),
  stack: vitest('stack'),
  synth: command(
    ...['cdk', 'synth', '--quiet', '--context', 'stage=prod', '--context', 'domain=quotes.example.com'],
    ...['--context', 'certificate=arn:aws:acm:us-east-1:123456789012:certificate/0-0'],
  ),
  acceptance: vitest('acceptance'),
  // Halves of the longest: each has a cloud of its own.
  'security 1/2': vitest('security', 1, 2),
  'security 2/2': vitest('security', 2, 2),
  // Looks for rights that the operations suite made no use of. A job may be carried on by one function or another, so
  // not every run uses the same: it is not part of `all`.
  rights: command('tsx', 'test/unused-rights.ts'),
  'acceptance 1/2': vitest('acceptance', 1, 2),
  'acceptance 2/2': vitest('acceptance', 2, 2),
};
const checks = ['format', 'types', 'unused', 'unused-product', 'graphql', 'texts'];
/** The suites of `all`, stage by stage. A stage runs as many at once as it has hands; the longest come first. */
const stages = [
  {
    hands: availableParallelism(),
    names: ['types', 'build', 'format', 'unused', 'unused-product', 'graphql', 'texts'],
  },
  // Each uses every core, but component tests wait for their timers.
  { hands: 2, names: ['web', 'unit'] },
  // These wait more than they work.
  {
    hands: availableParallelism() + 1,
    names: [
      ...['acceptance 1/2', 'acceptance 2/2', 'operations', 'security 2/2', 'security 1/2'],
      ...['local-cloud', 'contract', 'reads', 'stack', 'synth'],
    ],
  },
];

const asked = process.argv.slice(2);
const names = asked.flatMap((name) => (name === 'check' ? [...checks, 'nearest'] : [name]));
const chosen = names.includes('all') ? stages : [{ hands: 1, names }];
if (names.includes('nearest')) suites.nearest = nearest();
const unknown = names.filter((name) => name !== 'all' && !suites[name]);
if (names.length === 0 || unknown.length > 0) {
  console.error(`Say which suites: check, all, or ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

mkdirSync(results, { recursive: true });
const outcomes = [];
for (const stage of chosen) outcomes.push(...(await inTurn(stage)));

for (const text of outcomes.flatMap((outcome) => outcome.failures)) console.log(`\n✗ ${text}`);
console.log('');
for (const { name, seconds, passed, failed } of outcomes) {
  console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed`);
}
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Each hand takes the next suite when it is free. */
async function inTurn({ hands, names }) {
  const waiting = [...names];
  const done = [];
  const hand = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      done.push(await run(name, suites[name], { live: hands === 1 }));
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return done;
}

/** Prints what a suite says while it runs or, beside others, once it has ended. */
async function run(name, { command: [program, ...args], report }, { live }) {
  console.log(live ? `\n── ${name}` : `── ${name} begins`);
  if (report) rmSync(report, { force: true });
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      // The contract is kept with the local cloud here, whatever the shell says.
      CONTRACT_STAGE: '',
    },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const status = await new Promise((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(`${error}\n`)) && resolve(1));
    child.on('close', resolve);
  });
  if (!live) process.stdout.write(`\n── ${name}\n${Buffer.concat(said)}`);
  const seconds = (performance.now() - started) / 1000;
  return { name, seconds, ...counts(status === 0, report) };
}

/** A suite that dies before it reports has failed, whatever it counted. */
function counts(succeeded, report) {
  const dead = { passed: 0, failed: 1, failures: [] };
  if (!report) return succeeded ? { passed: 1, failed: 0, failures: [] } : dead;
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = succeeded ? numFailedTests : Math.max(1, numFailedTests);
    return { passed: numPassedTests, failed, failures: testResults.flatMap(failures) };
  } catch {
    return dead;
  }
}

/** Failures of a file, printed last: some logs keep only their end. */
function failures({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const texts = failed.map((test) => `${name}\n  ${test.fullName}\n  ${test.failureMessages.join('\n  ')}`);
  return message && failed.length === 0 ? [`${name}\n  ${message}`] : texts;
}
