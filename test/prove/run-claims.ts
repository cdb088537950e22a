import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Claim } from './claims.ts';
import { type Figure, print } from './figure.ts';

type Report = { testResults: { name: string; status: string; assertionResults: { status: string }[] }[] };

/** Runs the tests of some claims, each suite once. */
export function runClaims(claims: readonly Claim[]): Figure[] {
  const suites = new Set(claims.map(({ suite }) => suite));
  return [...suites].flatMap((suite) => {
    const ofSuite = claims.filter((claim) => claim.suite === suite);
    const report = reportOf(
      suite,
      ofSuite.flatMap(({ files }) => files),
    );
    return ofSuite.map((claim) => print(figureOf(claim, report)));
  });
}

function reportOf(suite: string, files: readonly string[]): Report {
  const folder = mkdtempSync(join(tmpdir(), 'preventivi-prove-'));
  const file = join(folder, 'report.json');
  const reporting = ['--reporter=json', `--outputFile.json=${file}`];
  spawnSync('vitest', ['run', `--project=${suite}`, ...reporting, ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { testResults: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How many of a claim's tests fail; a file that did not run proves nothing. */
export function figureOf({ name, unit, files }: Claim, { testResults }: Report): Figure {
  const ran = files.map((file) => testResults.find((result) => result.name.endsWith(file)));
  const results = ran.flatMap((result) => result?.assertionResults ?? []);
  const passed = results.filter(({ status }) => status === 'passed').length;
  const whole = ran.every((result) => result?.status === 'passed' && result.assertionResults.length > 0);
  const value = Math.max(results.length - passed, whole ? 0 : 1);
  return { name, value, unit, limit: 0, ok: value === 0, passed };
}
