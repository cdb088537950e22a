import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { Functions } from './functions.ts';
import { keptTarget } from './kept-target.ts';

/** The functions that the clock wakes; a run that fails three times, or cannot start, is kept. */
export class Schedules extends Construct {
  constructor(scope: Construct, id: string, { functions, alarms }: { functions: Functions; alarms: Alarms }) {
    super(scope, id);
    for (const scheduled of functions.triggeredBy('schedule')) {
      const { name, lambda, trigger } = scheduled;
      const place = new Construct(this, name);
      const schedule = Schedule.expression(trigger.schedule);
      if (trigger.mayFail) {
        lambda.configureAsyncInvoke({ retryAttempts: 0 });
        new Rule(place, 'Rule', { schedule, targets: [new LambdaFunction(lambda, { retryAttempts: 0 })] });
        continue;
      }
      new Rule(place, 'Rule', { schedule, targets: [keptTarget(place, scheduled, alarms)] });
    }
  }
}
