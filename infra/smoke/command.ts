import { placeOptions, readArguments } from '../arguments.mjs';
import { outputsFileOf } from '../cdk-commands.mjs';
import { runningCloud } from '../local/running-cloud.ts';
import { addressesOfStack } from '../stack-outputs.ts';
import { stageOf } from '../stage.ts';
import { StepFailed, timedStep } from './timed-step.ts';

try {
  const { values } = readArguments({ options: placeOptions });
  const origin = values.stage === undefined ? await runningCloud() : originOf(values.stage, values.outputs);
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

/** The website of a stage of AWS, whose data this process reads and writes from now on. */
function originOf(asked: string, outputs: string | undefined): string {
  const stage = stageOf(asked);
  const found = addressesOfStack(outputs ?? outputsFileOf(stage), stage);
  process.env.TABLE_NAME = found.TableName;
  process.env.USER_POOL_ID = found.UserPoolId;
  process.env.FILES_BUCKET = found.FilesBucket;
  process.env.AWS_REGION = found.UserPoolId.split('_')[0];
  return found.WebsiteAddress;
}
