import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Claim } from './claims.ts';
import { type Figure, print } from './figure.ts';

type Result = { status: string; fullName: string };
type Report = { testResults: { name: string; status: string; assertionResults: Result[] }[] };
/** What a run found, and why it proves nothing all the same. */
type Run = Report & { broken?: string };
type Ended = Pick<SpawnSyncReturns<unknown>, 'status' | 'signal' | 'error'>;

/** Runs the tests of some claims, each suite once; those of more rounds by themselves. */
export function runClaims(claims: readonly Claim[]): Figure[] {
  const runs = Map.groupBy(claims, ({ suite, rounds = '' }) => `${suite} ${rounds}`);
  return [...runs.values()].flatMap((together) => {
    const report = reportOf(together);
    return together.map((claim) => print(figureOf(claim, report)));
  });
}

function reportOf(claims: readonly Claim[]): Run {
  const [{ suite, rounds } = { suite: '', rounds: undefined }] = claims;
  const files = claims.flatMap((claim) => claim.files);
  const folder = mkdtempSync(join(tmpdir(), 'preventivi-prove-'));
  const file = join(folder, 'report.json');
  const reporting = ['--reporter=json', `--outputFile.json=${file}`];
  const ended = spawnSync('vitest', ['run', `--project=${suite}`, ...reporting, ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(rounds && { PROVE_ROUNDS: String(rounds) }) },
  });
  try {
    return judged(ended, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return judged(ended, { testResults: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A report does not tell of errors beside its cases, such as a promise that nobody waits for: the run ends otherwise. */
export function judged({ status, signal, error }: Ended, { testResults }: Report): Run {
  if (error) return { testResults, broken: `vitest did not start: ${error.message}` };
  const isTold = testResults.some((result) => result.status !== 'passed');
  if (status === 0 || isTold) return { testResults };
  return { testResults, broken: `vitest ended with ${signal ?? status}, though no case failed` };
}

/** How many of a claim's tests fail; a file that did not run proves nothing, nor does a run that broke. */
export function figureOf({ name, unit, files, rounds }: Claim, { testResults, broken }: Run): Figure {
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
