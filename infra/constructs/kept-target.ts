import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { DeadLetters } from './dead-letters.ts';
import type { DeployedFunction } from './functions.ts';

/** A function as target of a rule; an event that fails three times, or cannot start it, is kept. */
export function keptTarget(
  place: Construct,
  { name, lambda }: DeployedFunction,
  alarms: Alarms,
): LambdaFunction {
  const deadLetters = new DeadLetters(place, 'DeadLetters', { of: name, alarms });
  lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetters) });
  return new LambdaFunction(lambda, { deadLetterQueue: deadLetters, retryAttempts: 2 });
}
