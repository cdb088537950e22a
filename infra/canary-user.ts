import { placeOptions, readArguments } from './arguments.mjs';
import { outputsFileOf } from './cdk-commands.mjs';
import { canaryOfStack } from './stack-outputs.ts';
import { stageOf } from './stage.ts';

const usage = 'npm run canary-user -- --stage prod';

try {
  const { values } = readArguments({ options: placeOptions });
  const stage = stageOf(values.stage);
  if (stage !== 'prod') throw new Error(`Only prod has a canary: ${usage}`);
  const found = canaryOfStack(values.outputs ?? outputsFileOf(stage), stage);
  // The stores read their environment when they are imported.
  process.env.TABLE_NAME = found.TableName;
  process.env.USER_POOL_ID = found.UserPoolId;
  process.env.CANARY_SECRET = found.CanarySecret;
  process.env.AWS_REGION = found.UserPoolId.split('_')[0];
  const { canaryAddress, readCanaryPassword } = await import('#lambdas/store/canary/canary-password.ts');
  const { makeProbe } = await import('./make-probe.ts');
  const password = await readCanaryPassword();
  await makeProbe({ email: canaryAddress, password, lastName: 'Canary' }, new Date());
  console.log(`The canary of ${stage} may sign in.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
