import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { functions } from '#lambdas/manifest.ts';
import { named, propertiesOf, type Resource, shown, synthesised } from './synthesised.ts';

let template: Template;

beforeAll(() => {
  ({ watch: template } = synthesised('prod'));
});

const names = Object.keys(functions);
/** A run of the canary may fail in passing: its own alarm looks at three. */
const notToFail = names.filter((name) => name !== 'canary');
const consumers = ['publishChanges', 'followChanges'];
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

const atOnce = '>= 1, 1 of 1, missing: notBreaching';

/** Every alarm: when it goes off, and what it watches. */
const expected: Record<string, string[]> = {
  ...each(notToFail, (name) => ({
    [`Monitoring${name}Errors`]: [
      atOnce,
      `Sum of AWS/Lambda Errors [FunctionName=Functions${name}Function] in 300 s`,
    ],
  })),
  ...each(names, (name) => ({
    [`Monitoring${name}Throttles`]: [
      atOnce,
      `Sum of AWS/Lambda Throttles [FunctionName=Functions${name}Function] in 300 s`,
    ],
  })),
  ...each(consumers, (name) => ({
    [`Consumers${name}Delay`]: [
      '>= 300000, 3 of 3, missing: notBreaching',
      `Maximum of AWS/Lambda IteratorAge [FunctionName=Functions${name}Function] in 60 s`,
    ],
    [`Consumers${name}DeadLettersAlarm`]: deadLettersOf('Consumers', name),
  })),
  ...each(['resumeJobs', 'sendNotifications', 'followSentOffers', 'tidyDevices'], (name) => ({
    [`Schedules${name}DeadLettersAlarm`]: deadLettersOf('Schedules', name),
  })),
  ...each(['graphql', 'sign-in'], (door) => ({
    [`Firewalls${door === 'graphql' ? 'Graphql' : 'SignIn'}Blocked`]: [
      '>= 500, 1 of 1, missing: notBreaching',
      `Sum of AWS/WAFV2 BlockedRequests [Region=AWS::Region Rule=ALL WebACL=preventivi-prod-${door}] in 300 s`,
    ],
  })),
  MonitoringCanary: [
    '< 1, 1 of 1, missing: breaching',
    'runs - FILL(errors, 0)',
    'runs: Sum of AWS/Lambda Invocations [FunctionName=FunctionscanaryFunction] in 900 s',
    'errors: Sum of AWS/Lambda Errors [FunctionName=FunctionscanaryFunction] in 900 s',
  ],
  MonitoringUnexpectedFailures: [atOnce, 'Sum of preventivi-prod UnexpectedFailures [] in 300 s'],
  MonitoringGraphqlErrors: [atOnce, 'Sum of AWS/AppSync 5XXError [GraphQLAPIId=GraphqlApi.ApiId] in 300 s'],
  MonitoringHttpErrors: [atOnce, 'Sum of AWS/ApiGateway 5xx [ApiId=HttpApi] in 300 s'],
  MonitoringGraphqlLatency: [
    '>= 2000, 3 of 3, missing: notBreaching',
    'p95 of AWS/AppSync Latency [GraphQLAPIId=GraphqlApi.ApiId] in 300 s',
  ],
  MonitoringHttpLatency: [
    '>= 10000, 3 of 3, missing: notBreaching',
    'p95 of AWS/ApiGateway Latency [ApiId=HttpApi] in 300 s',
  ],
  MonitoringSignInThrottles: [
    atOnce,
    'FILL(signIns, 0) + FILL(renewals, 0)',
    'signIns: Sum of AWS/Cognito SignInThrottles [UserPool=IdentityPool UserPoolClient=IdentityPoolWeb] in 300 s',
    'renewals: Sum of AWS/Cognito TokenRefreshThrottles [UserPool=IdentityPool UserPoolClient=IdentityPoolWeb] in 300 s',
  ],
  MonitoringTableThrottles: [
    atOnce,
    'FILL(m0, 0) + FILL(m1, 0) + FILL(m2, 0) + FILL(m3, 0)',
    'm0: Sum of AWS/DynamoDB ReadThrottleEvents [TableName=Table] in 300 s',
    'm1: Sum of AWS/DynamoDB WriteThrottleEvents [TableName=Table] in 300 s',
    'm2: Sum of AWS/DynamoDB ReadThrottleEvents [GlobalSecondaryIndexName=gsi1 TableName=Table] in 300 s',
    'm3: Sum of AWS/DynamoDB WriteThrottleEvents [GlobalSecondaryIndexName=gsi1 TableName=Table] in 300 s',
  ],
  MonitoringTableErrors: [
    atOnce,
    calls.map((_, index) => `FILL(m${index}, 0)`).join(' + '),
    ...calls.map(
      (call, index) =>
        `m${index}: Sum of AWS/DynamoDB SystemErrors [Operation=${call} TableName=Table] in 300 s`,
    ),
  ],
};

function deadLettersOf(kind: string, name: string): string[] {
  const queue = `${kind}${name}DeadLetters.QueueName`;
  return [atOnce, `Maximum of AWS/SQS ApproximateNumberOfMessagesVisible [QueueName=${queue}] in 300 s`];
}

function each(of: readonly string[], rows: (name: string) => Record<string, string[]>) {
  return Object.fromEntries(of.flatMap((name) => Object.entries(rows(name))));
}

type Dimensions = { Name: string; Value: unknown }[];
type Stat = {
  Metric: { Namespace: string; MetricName: string; Dimensions?: Dimensions };
  Period: number;
  Stat: string;
};
type Part = { Id: string; Expression?: string; MetricStat?: Stat };

const at = (dimensions: Dimensions = []) =>
  dimensions
    .map(({ Name, Value }) => `${Name}=${shown(Value)}`)
    .toSorted()
    .join(' ');

const statText = ({ Metric: { Namespace, MetricName, Dimensions }, Stat, Period }: Stat) =>
  `${Stat} of ${Namespace} ${MetricName} [${at(Dimensions)}] in ${Period} s`;

/** The watched metrics of an alarm: one, or several that it adds up. */
function watched(alarm: Resource['Properties']): string[] {
  if (!alarm.Metrics) {
    // The template's own notation.
    const { Namespace, MetricName, Dimensions, Period, Statistic, ExtendedStatistic } =
      alarm as Stat['Metric'] & Record<string, unknown>;
    return [
      statText({
        Metric: { Namespace, MetricName, ...(Dimensions && { Dimensions }) },
        Period: Number(Period),
        Stat: String(Statistic ?? ExtendedStatistic),
      }),
    ];
  }
  return (alarm.Metrics as Part[]).map(({ Id, Expression, MetricStat }) =>
    MetricStat ? `${Id}: ${statText(MetricStat)}` : String(Expression),
  );
}

const signs: Record<string, string> = { GreaterThanOrEqualToThreshold: '>=', LessThanThreshold: '<' };

/** When it goes off. */
const condition = ({
  ComparisonOperator,
  Threshold,
  EvaluationPeriods,
  DatapointsToAlarm,
  TreatMissingData,
}: Resource['Properties']) =>
  [
    `${signs[String(ComparisonOperator)] ?? ComparisonOperator} ${Threshold}`,
    `${DatapointsToAlarm ?? EvaluationPeriods} of ${EvaluationPeriods}`,
    `missing: ${TreatMissingData}`,
  ].join(', ');

describe('every alarm', () => {
  it('goes off when it should, and watches what it says', () => {
    const alarms = Object.entries(propertiesOf(template, 'AWS::CloudWatch::Alarm'));
    const found = alarms.map(([id, alarm]) => [named(id), [condition(alarm), ...watched(alarm)]]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('of failures counts the errors in the log of each function, but for the canary’s', () => {
    const filters = Object.values(propertiesOf(template, 'AWS::Logs::MetricFilter'));
    const counted = filters.map(({ LogGroupName, MetricTransformations }) => ({
      log: shown(LogGroupName),
      MetricTransformations,
    }));
    expect(counted).toEqual(
      notToFail.map((name) => ({
        log: `Functions${name}Log`,
        MetricTransformations: [
          { MetricNamespace: 'preventivi-prod', MetricName: 'UnexpectedFailures', MetricValue: '1' },
        ],
      })),
    );
  });
});
