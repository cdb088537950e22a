import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { streamDelivery } from '#infra/stream-delivery.ts';
import { tableShape } from '#infra/table-shape.ts';
import type { Trigger } from '#lambdas/function-spec.ts';
import type { Alarms } from './alarms.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Functions } from './functions.ts';
import type { Table } from './table.ts';

type StreamTrigger = Extract<Trigger, { stream: unknown }>['stream'];
type Props = { functions: Functions; table: Table; alarms: Alarms };

/** How far a consumer may fall behind before an alarm is raised. */
const longestDelay = Duration.minutes(5);

/**
 * The functions that the table's stream wakes. A shard serves two readers well: more than two consumers need a
 * fan-out.
 */
export class Consumers extends Construct {
  constructor(scope: Construct, id: string, { functions, table, alarms }: Props) {
    super(scope, id);
    for (const { name, lambda, trigger } of functions.triggeredBy('stream')) {
      const place = new Construct(this, name);
      lambda.addEventSource(
        new DynamoEventSource(table, {
          startingPosition: StartingPosition.TRIM_HORIZON,
          batchSize: trigger.stream.batchSize,
          filters: recordFilters(trigger.stream),
          ...streamDelivery,
          onFailure: new SqsDlq(new DeadLetters(place, 'DeadLetters', { of: name, alarms })),
        }),
      );
      alarms.raise(place, 'Delay', {
        metric: lambda.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: Duration.minutes(1) }),
        threshold: longestDelay.toMilliseconds(),
        evaluationPeriods: 3,
        says: `${name} is more than ${longestDelay.toMinutes()} minutes behind the changes of the table.`,
        runbook: 'stream-delay',
      });
    }
  }
}

/** A record needs to fit one filter; AWS takes five for a consumer. */
function recordFilters({ events, keys }: StreamTrigger) {
  const begins = (starts: readonly string[]) => ({ S: starts.map((prefix) => ({ prefix })) });
  return keys.map(({ partitions, sorts }) =>
    FilterCriteria.filter({
      eventName: FilterRule.or(...events),
      dynamodb: {
        Keys: {
          ...(partitions && { [tableShape.partitionKey]: begins(partitions) }),
          ...(sorts && { [tableShape.sortKey]: begins(sorts) }),
        },
      },
    }),
  );
}
