import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, Metric, Stats, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { DeployedFunction, Functions } from './functions.ts';
import type { GraphqlApi } from './graphql-api.ts';
import type { HttpApi } from './http-api.ts';

type Props = { name: string; functions: Functions; graphqlApi: GraphqlApi; httpApi: HttpApi; alarms: Alarms };

/** Tells somebody when functions or their doors fail, and shows on one page how the installation is doing. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { name, functions, graphqlApi, httpApi, alarms }: Props) {
    super(scope, id);
    for (const deployed of functions.all) this.watch(deployed, alarms);
    const failures = this.countFailures(name, functions);
    alarms.raise(this, 'UnexpectedFailures', {
      metric: failures,
      says: 'A function met an error it does not know and answered `internal`.',
      runbook: 'unexpected-failures',
    });
    const graphqlErrors = serverErrors(graphqlApi);
    const httpErrors = httpApi.api.metricServerError({ period: Duration.minutes(5), statistic: Stats.SUM });
    alarms.raise(this, 'GraphqlErrors', {
      metric: graphqlErrors,
      says: 'The GraphQL API itself failed.',
      runbook: 'api-errors',
    });
    alarms.raise(this, 'HttpErrors', {
      metric: httpErrors,
      says: 'An HTTP route failed.',
      runbook: 'api-errors',
    });
    this.show(name, functions, [failures, graphqlErrors, httpErrors]);
  }

  private watch({ name, lambda }: DeployedFunction, alarms: Alarms): void {
    const place = new Construct(this, name);
    alarms.raise(place, 'Errors', {
      metric: lambda.metricErrors(),
      says: `${name} crashed or ran out of time.`,
      runbook: 'function-errors',
    });
    alarms.raise(place, 'Throttles', {
      metric: lambda.metricThrottles(),
      says: `${name} was called more often than the account allows.`,
      runbook: 'function-throttles',
    });
  }

  /** Failures are answers, not crashes: only the log knows of them. */
  private countFailures(name: string, functions: Functions): IMetric {
    const counted = { metricNamespace: name, metricName: 'UnexpectedFailures' };
    for (const { name: of, log } of functions.all) {
      new MetricFilter(this, `${of}Failures`, {
        logGroup: log,
        filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
        ...counted,
      });
    }
    return new Metric({
      namespace: counted.metricNamespace,
      metricName: counted.metricName,
      statistic: Stats.SUM,
      period: Duration.minutes(5),
    });
  }

  private show(name: string, { all }: Functions, failures: IMetric[]): void {
    const perFunction = (title: string, metric: (deployed: DeployedFunction) => IMetric) =>
      new GraphWidget({ title, left: all.map(metric), width: 12 });
    new Dashboard(this, 'Dashboard', {
      dashboardName: name,
      widgets: [
        [new TextWidget({ markdown: `# ${name}\nWhat to do: docs/runbook`, width: 24, height: 2 })],
        [
          perFunction('Calls', ({ lambda }) => lambda.metricInvocations()),
          perFunction('95th percentile of duration', ({ lambda }) =>
            lambda.metricDuration({ statistic: 'p95' }),
          ),
        ],
        [
          perFunction('Crashes', ({ lambda }) => lambda.metricErrors()),
          new GraphWidget({ title: 'Failures', left: failures, width: 12 }),
        ],
      ],
    });
  }
}

function serverErrors({ api }: GraphqlApi): IMetric {
  return new Metric({
    namespace: 'AWS/AppSync',
    metricName: '5XXError',
    dimensionsMap: { GraphQLAPIId: api.apiId },
    statistic: Stats.SUM,
    period: Duration.minutes(5),
  });
}
