import { CfnOutput, type Stack } from 'aws-cdk-lib';

/**
 * The outputs that `npm run deploy` prints and writes into the outputs file of the stage, by names that other
 * programs read.
 */
export function addOutputs(stack: Stack, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) new CfnOutput(stack, name, { value });
}
