import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareCalls, type Difference } from './calls.ts';
import { javaProblem, startEmulator } from './emulator.ts';
import { expectedDifferences, expectedFailures } from './expected.ts';

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] };

const vitest = (env: Record<string, string>, ...args: string[]) =>
  spawnSync('vitest', ['run', ...args], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

/** The table's part of the contract, asked of DynamoDB Local. Returns what is not as expected. */
async function keepContract(table: string, folder: string): Promise<string[]> {
  const report = join(folder, 'contract.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  vitest({ CONTRACT_TABLE: table, CONTRACT_STAGE: '' }, '--project=contract', 'dynamo-db', ...reporters);
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  console.log(`\nThe contract of the table: ${tests.length - failed.length} of ${tests.length} tests hold.`);
  for (const name of failed) console.log(`  ${name}\n    ${expectedFailures[name] ?? 'NOT EXPECTED'}`);
  const mended = Object.keys(expectedFailures).filter((name) => !failed.includes(name));
  return [
    ...failed.filter((name) => !(name in expectedFailures)),
    ...mended.map((name) => `${name}: holds now, or is no test any more`),
  ];
}

/** Calls of the operations suite, made again to both. Returns what is not as expected. */
async function replay(table: string, folder: string, files: readonly string[]): Promise<string[]> {
  const record = join(folder, 'calls.jsonl');
  if (vitest({ RECORDED_CALLS: record }, '--project=operations', '--reporter=dot', ...files) > 0)
    return ['the operations suite itself fails'];
  const { count, differences } = await compareCalls(record, table);
  const reasonOf = (difference: Difference) => expectedDifferences.find(({ is }) => is(difference))?.reason;
  const unexpected = differences.filter((difference) => !reasonOf(difference));
  console.log(`\n${count} calls of the table: ${count - differences.length} are answered alike by both.`);
  for (const { reason, is } of expectedDifferences)
    console.log(`  ${differences.filter(is).length} differ: ${reason}`);
  return unexpected.map((difference) => JSON.stringify(difference));
}

/** Compares the local cloud's table with AWS's own emulator. Returns the code to end with. */
export async function compareWithDynamoDbLocal(files: readonly string[]): Promise<number> {
  const problem = javaProblem();
  if (problem) throw new Error(problem);
  const folder = mkdtempSync(join(tmpdir(), 'preventivi-dynamo-db-local-'));
  const problems: string[] = [];
  try {
    // Each begins with an empty table.
    for (const compare of [keepContract, replay]) {
      const emulator = await startEmulator();
      problems.push(...(await compare(emulator.url, folder, files)));
      emulator.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const each of problems) console.log(`\n✗ ${each.slice(0, 4_000)}`);
  console.log(`\n${problems.length} differences are not expected.`);
  return problems.length > 0 ? 1 : 0;
}
