import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import type { Alarms } from './alarms.ts';
import type { DeployedFunction, Functions } from './functions.ts';
import type { GraphqlApi } from './graphql-api.ts';
import type { HttpApi } from './http-api.ts';
import type { Identity } from './identity.ts';
import type { Table } from './table.ts';
import { watchCanary } from './watch-canary.ts';
import { watchDoors } from './watch-doors.ts';
import { watchTable } from './watch-table.ts';

type Props = {
  name: string;
  functions: Functions;
  graphqlApi: GraphqlApi;
  httpApi: HttpApi;
  identity: Identity;
  table: Table;
  alarms: Alarms;
};

/** Raises alarms when functions, the two APIs, the user pool or the table fail, refuse requests or grow slow. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { name, functions, alarms, ...watched }: Props) {
    super(scope, id);
    for (const deployed of functions.all) this.watch(deployed, alarms);
    this.watchFailures(name, functions, alarms);
    watchCanary(this, { functions, alarms });
    watchDoors(this, { ...watched, alarms });
    watchTable(this, { ...watched, alarms });
  }

  private watch({ name, lambda, spec }: DeployedFunction, alarms: Alarms): void {
    const place = new Construct(this, name);
    if (!mayFail(spec)) {
      alarms.raise(place, 'Errors', {
        metric: lambda.metricErrors(),
        says: `${name} crashed or ran out of time.`,
        runbook: 'function-errors',
      });
    }
    alarms.raise(place, 'Throttles', {
      metric: lambda.metricThrottles(),
      says: `${name} was called more often than the account allows.`,
      runbook: 'function-throttles',
    });
  }

  /** A failed operation is an answer, not a crash: only the log shows it. */
  private watchFailures(name: string, functions: Functions, alarms: Alarms): void {
    const counted = { metricNamespace: name, metricName: 'UnexpectedFailures' };
    for (const { name: of, log, spec } of functions.all) {
      if (mayFail(spec)) continue;
      new MetricFilter(this, `${of}Failures`, {
        logGroup: log,
        filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
        ...counted,
      });
    }
    alarms.raise(this, 'UnexpectedFailures', {
      metric: new Metric({
        namespace: counted.metricNamespace,
        metricName: counted.metricName,
        statistic: Stats.SUM,
        period: Duration.minutes(5),
      }),
      says: 'A function met an error it does not know: it answered `internal`, or a record failed.',
      runbook: 'unexpected-failures',
    });
  }
}

/** A run of such a function may fail in passing: it has an alarm of its own, over several runs. */
const mayFail = ({ trigger }: FunctionSpec) => 'schedule' in trigger && trigger.mayFail === true;
