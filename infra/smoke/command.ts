import { parseArgs } from 'node:util';
import { outputsFileOf } from '../cdk-commands.mjs';
import { setLocalEnvironment } from '../local/environment.ts';
import { addressesOfStack } from '../stack-outputs.ts';
import { stageOf } from '../stage.ts';
import { StepFailed, timedStep } from './timed-step.ts';

const { values } = parseArgs({
  options: { stage: { type: 'string' }, outputs: { type: 'string' } },
});

try {
  const origin = originOf();
  // The stores read their environment when they are imported.
  const { runSmoke } = await import('./run-smoke.ts');
  const began = performance.now();
  const step = timedStep(console.log, () => performance.now());
  const { isWhole } = await runSmoke({ origin, step, now: new Date() });
  console.log(`${origin} works: ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  if (!isWhole) console.log('The catalogue is empty: run it again for quotations once there is a product.');
} catch (error) {
  if (error instanceof StepFailed) console.error(`\nThe smoke test failed. ${error.message}\n`);
  else console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
// Amplify leaves a timer of fifteen seconds behind.
process.exit();

/** The website of a stage of AWS, or of the local cloud that is running. */
function originOf(): string {
  if (values.stage === undefined) {
    const origin = `http://127.0.0.1:${process.env.PORT || 4000}`;
    setLocalEnvironment(origin);
    return origin;
  }
  const stage = stageOf(values.stage);
  const found = addressesOfStack(values.outputs ?? outputsFileOf(stage), stage);
  process.env.TABLE_NAME = found.TableName;
  process.env.USER_POOL_ID = found.UserPoolId;
  process.env.FILES_BUCKET = found.FilesBucket;
  process.env.AWS_REGION = found.UserPoolId.split('_')[0];
  return found.WebsiteAddress;
}
