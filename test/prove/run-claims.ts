import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Claim } from './claim.ts';
import { type Figure, print } from './figure.ts';

type Result = { status: string; fullName: string; failureMessages?: string[] };
type FileResult = { name: string; status: string; message?: string; assertionResults: Result[] };
type Report = { testResults: FileResult[] };
/** The results of a run, and a reason why they prove nothing. */
type Run = Report & { broken?: string };
type Ended = Pick<SpawnSyncReturns<unknown>, 'status' | 'signal' | 'error'>;

/** A file in the run that its claim needs. */
type Part = { suite: string; rounds: number | undefined; file: string };

/**
 * Runs the tests of some claims. Files with the same suite and number of rounds share one run, which starts
 * on first use.
 */
export function runClaims(claims: readonly Claim[]): Figure[] {
  const together = Map.groupBy(claims.flatMap(partsOf), keyOf);
  const runs = new Map<string, Run>();
  const runOf = (key: string) => {
    const run = runs.get(key) ?? ranOf(together.get(key) ?? []);
    runs.set(key, run);
    return run;
  };
  return claims.map((claim) => {
    const keys = new Set(partsOf(claim).map(keyOf));
    return print(figureOf(claim, [...keys].map(runOf)));
  });
}

const partsOf = ({ files, rounds }: Claim): Part[] =>
  files.map((file) => ({ suite: suiteOf(file), rounds, file }));
const keyOf = ({ suite, rounds }: Part) => `${suite} ${rounds}`;

/** The project of vitest.config.ts that a file belongs to: most are named as their folder. */
function suiteOf(file: string): string {
  const [, folder = ''] = file.split('/');
  if (file.startsWith('test/prove/stored-markup/')) return 'prove-screens';
  return ['shared', 'lambdas', 'infra', 'house'].includes(folder) ? 'unit' : folder;
}

function ranOf(parts: readonly Part[]): Run {
  const [{ suite, rounds } = { suite: '', rounds: undefined }] = parts;
  const files = new Set(parts.map((part) => part.file));
  const folder = mkdtempSync(join(tmpdir(), 'preventivi-prove-'));
  const file = join(folder, 'report.json');
  const reporting = ['--reporter=json', `--outputFile.json=${file}`];
  const ended = spawnSync('vitest', ['run', `--project=${suite}`, ...reporting, ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(rounds && { PROVE_ROUNDS: String(rounds) }) },
  });
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    tellFailures(report);
    return judged(ended, report);
  } catch {
    return judged(ended, { testResults: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the messages of failed tests, with the seeds of random cases, to the error output. */
function tellFailures({ testResults }: Report): void {
  for (const { name, message, assertionResults } of testResults) {
    if (message) console.error(`${name}\n${message}\n`);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages = [] } of failed)
      console.error([`${name}: ${fullName}`, ...failureMessages, ''].join('\n'));
  }
}

/** A report lacks errors outside of cases, such as unhandled rejections. Only the exit status shows them. */
export function judged({ status, signal, error }: Ended, { testResults }: Report): Run {
  if (error) return { testResults, broken: `vitest did not start: ${error.message}` };
  const isTold = testResults.some((result) => result.status !== 'passed');
  if (status === 0 || isTold) return { testResults };
  return { testResults, broken: `vitest ended with ${signal ?? status}, though no case failed` };
}

/** The number of a claim's failed tests. A file that did not run, or a broken run, counts as failed. */
export function figureOf({ name, unit, files, rounds }: Claim, runs: readonly Run[]): Figure {
  const testResults = runs.flatMap((run) => run.testResults);
  const broken = runs.flatMap((run) => run.broken ?? []).join('; ');
  const ran = files.map((file) => testResults.find((result) => result.name.endsWith(file)));
  const results = ran.flatMap((result) => result?.assertionResults ?? []);
  const others = results.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName);
  const whole = ran.every((result) => result?.status === 'passed' && result.assertionResults.length > 0);
  const value = Math.max(others.length, whole && !broken ? 0 : 1);
  const passed = results.length - others.length;
  return {
    ...{ name, value, unit, limit: 0, ok: value === 0, passed },
    ...(rounds && { rounds }),
    ...(others.length > 0 && { others }),
    ...(broken && { broken }),
  };
}
