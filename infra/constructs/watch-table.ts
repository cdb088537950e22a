import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { tableShape } from '#infra/table-shape.ts';
import type { Alarms } from './alarms.ts';
import type { Table } from './table.ts';

/** The calls of the functions; DynamoDB counts its own errors for each apart. */
const calls = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'TransactWriteItems',
];

/** Reads and writes that the table or an index refused for a moment, and errors of DynamoDB itself. */
export function watchTable(place: Construct, { table, alarms }: { table: Table; alarms: Alarms }): void {
  const metric = (metricName: string, dimension: Record<string, string> = {}) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName, ...dimension },
      statistic: Stats.SUM,
    });
  const indexes = tableShape.indexes.map(({ name }) => ({ GlobalSecondaryIndexName: name }));
  const throttles = [{}, ...indexes].flatMap((where) => [
    metric('ReadThrottleEvents', where),
    metric('WriteThrottleEvents', where),
  ]);
  alarms.raise(place, 'TableThrottles', {
    metric: sumOf('Throttled reads and writes', throttles),
    says: 'The table or an index refused reads or writes for a moment.',
    runbook: 'table-throttles',
  });
  alarms.raise(place, 'TableErrors', {
    metric: sumOf(
      'Errors of DynamoDB',
      calls.map((Operation) => metric('SystemErrors', { Operation })),
    ),
    says: 'DynamoDB itself failed.',
    runbook: 'table-errors',
  });
}

/** An event that never happened has no value, and must count as none. */
function sumOf(label: string, metrics: readonly Metric[]): MathExpression {
  const named = metrics.map((metric, index) => [`m${index}`, metric] as const);
  return new MathExpression({
    expression: named.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    label,
    usingMetrics: Object.fromEntries(named),
    period: Duration.minutes(5),
  });
}
