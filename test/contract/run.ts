// Runs the contract tests: with the local cloud, or with a deployed stage and the caller's own AWS credentials.
//   npm run contract                          the local cloud
//   npm run contract -- --aws [--stage dev]   the stage that was deployed from this folder
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { deployedTarget } from '#test/support/contract-stage.ts';

const { values, positionals } = parseArgs({
  options: { aws: { type: 'boolean', default: false }, stage: { type: 'string', default: 'dev' } },
  allowPositionals: true,
});

function run(stage: string): number {
  const args = ['run', '--project=contract', ...positionals];
  const env = { ...process.env, CONTRACT_STAGE: stage };
  return spawnSync('vitest', args, { stdio: 'inherit', env }).status ?? 1;
}

try {
  if (values.aws) deployedTarget(values.stage);
  process.exitCode = run(values.aws ? values.stage : '');
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
