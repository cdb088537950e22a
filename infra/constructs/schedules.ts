import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Functions } from './functions.ts';

/** The functions that the clock wakes; a run that fails three times, or cannot start, is kept. */
export class Schedules extends Construct {
  constructor(scope: Construct, id: string, { functions, alarms }: { functions: Functions; alarms: Alarms }) {
    super(scope, id);
    for (const { name, lambda, trigger } of functions.triggeredBy('schedule')) {
      const place = new Construct(this, name);
      const schedule = Schedule.expression(trigger.schedule);
      if (trigger.mayFail) {
        lambda.configureAsyncInvoke({ retryAttempts: 0 });
        new Rule(place, 'Rule', { schedule, targets: [new LambdaFunction(lambda, { retryAttempts: 0 })] });
        continue;
      }
      const deadLetters = new DeadLetters(place, 'DeadLetters', { of: name, alarms });
      lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetters) });
      new Rule(place, 'Rule', {
        schedule,
        targets: [new LambdaFunction(lambda, { deadLetterQueue: deadLetters, retryAttempts: 2 })],
      });
    }
  }
}
