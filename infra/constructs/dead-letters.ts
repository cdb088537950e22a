import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledgeDeadLetters } from './acknowledgements.ts';
import type { Alarms } from './alarms.ts';

/** The queue for work that failed again and again. It keeps the work for two weeks and raises an alarm. */
export class DeadLetters extends Queue {
  constructor(scope: Construct, id: string, { of, alarms }: { of: string; alarms: Alarms }) {
    super(scope, id, {
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    });
    alarms.raise(this, 'Alarm', {
      metric: this.metricApproximateNumberOfMessagesVisible(),
      says: `${of} gave up on work.`,
      runbook: 'dead-letters',
    });
    acknowledgeDeadLetters(this);
  }
}
