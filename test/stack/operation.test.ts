import { readdirSync } from 'node:fs';
import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '#infra/constructs/functions.ts';
import { functions } from '#lambdas/manifest.ts';
import { onlyOne, propertiesOf, shown, synthesised } from './synthesised.ts';

/** The manifest, and what it could hold. */
const manifest: Manifest = {
  ...functions,
  nightly: { entry: 'nightly.ts', trigger: { schedule: 'rate(1 day)' }, may: [] },
};
const triggers = Object.entries(manifest).map(([name, { trigger }]) => ({ name, trigger }));
const consumers = triggers.flatMap(({ name, trigger }) =>
  'stream' in trigger ? [{ name, ...trigger.stream }] : [],
);
const scheduled = triggers.flatMap(({ name, trigger }) =>
  'schedule' in trigger && !trigger.mayFail ? [name] : [],
);
/** A run of the others may fail in passing: they have an alarm of their own. */
const notToFail = triggers.filter(({ trigger }) => !('schedule' in trigger && trigger.mayFail));
let template: Template;
let watch: Template;

beforeAll(() => {
  ({ template, watch } = synthesised('prod', { manifest }));
});

describe('consumers of the stream', () => {
  it.each(consumers)(
    '$name gets its records in batches, is asked again five times and gives up on one record alone',
    ({ name, events, keys, batchSize }) => {
      const mappings = Object.values(propertiesOf(template, 'AWS::Lambda::EventSourceMapping'));
      const own = mappings.filter(({ FunctionName }) => shown(FunctionName) === `Functions${name}Function`);
      expect(own).toMatchObject([
        {
          BatchSize: batchSize,
          BisectBatchOnFunctionError: true,
          MaximumRetryAttempts: 5,
          FunctionResponseTypes: ['ReportBatchItemFailures'],
          StartingPosition: 'TRIM_HORIZON',
        },
      ]);
      const [{ FilterCriteria, DestinationConfig } = {}] = own;
      const { Filters } = FilterCriteria as { Filters: { Pattern: string }[] };
      const begins = (starts: readonly string[]) => ({ S: starts.map((prefix) => ({ prefix })) });
      expect(Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual(
        keys.map(({ partitions, sorts }) => ({
          eventName: events,
          dynamodb: {
            Keys: { ...(partitions && { pk: begins(partitions) }), ...(sorts && { sk: begins(sorts) }) },
          },
        })),
      );
      expect(Filters.length).toBeLessThanOrEqual(5);
      expect(shown(DestinationConfig)).toBe(`Consumers${name}DeadLetters.Arn`);
    },
  );
});

describe('schedules', () => {
  it('wake their function, and what fails is kept, unless the next run makes up for it', () => {
    template.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 day)' });
    const all = Object.values(propertiesOf(template, 'AWS::Lambda::EventInvokeConfig'));
    const [missed, invocations] = [
      all.filter(({ MaximumRetryAttempts }) => MaximumRetryAttempts === 0),
      all.filter(({ MaximumRetryAttempts }) => MaximumRetryAttempts !== 0),
    ];
    expect(
      missed.map(({ FunctionName, DestinationConfig }) => [shown(FunctionName), DestinationConfig]),
    ).toEqual([['FunctionscanaryFunction', undefined]]);
    expect(invocations.map(({ DestinationConfig }) => shown(DestinationConfig))).toEqual(
      scheduled.map((name) => `Schedules${name}DeadLetters.Arn`),
    );
  });
});

describe('alarms', () => {
  const alarms = () => Object.entries(propertiesOf(watch, 'AWS::CloudWatch::Alarm'));
  /** No alarm tells that data have to be restored. */
  const pagesOfAlarms = () => readdirSync('docs/runbook').filter((file) => file !== 'restore.md');
  const pageOf = (description: unknown) =>
    String(description).match(/Runbook: docs\/runbook\/([a-z-]+\.md)$/)?.[1];

  it('tell somebody what to do: each links a page of the runbook, and each page has its alarm', () => {
    const linked = new Set(alarms().map(([, { AlarmDescription }]) => pageOf(AlarmDescription)));
    expect([...linked].toSorted()).toEqual(pagesOfAlarms().toSorted());
  });

  it('reach somebody', () => {
    const silent = alarms().filter(([, { AlarmActions }]) => shown(AlarmActions) !== 'AlarmsTopic');
    expect(silent.map(([id]) => id)).toEqual([]);
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: [
          { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
          { Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' }, Action: 'sns:Publish' },
        ],
      },
    });
  });

  it('watch every function, every queue of dead letters and every consumer', () => {
    const watched = (namespace: string, metric: string) =>
      alarms().filter(([, { Namespace, MetricName }]) => Namespace === namespace && MetricName === metric)
        .length;
    const queues = Object.keys(template.findResources('AWS::SQS::Queue'));
    expect(watched('AWS/Lambda', 'Errors')).toBe(notToFail.length);
    expect(watched('AWS/Lambda', 'Throttles')).toBe(triggers.length);
    expect(watched('AWS/Lambda', 'IteratorAge')).toBe(consumers.length);
    expect(watched('AWS/SQS', 'ApproximateNumberOfMessagesVisible')).toBe(queues.length);
  });

  it('are all on the one dashboard, with what they watch', () => {
    const { DashboardBody } = onlyOne(watch, 'AWS::CloudWatch::Dashboard').Properties;
    const board = JSON.stringify(DashboardBody);
    const missing = alarms().filter(([id]) => !board.includes(`"${id}"`));
    expect(missing.map(([id]) => id)).toEqual([]);
    const pages = pagesOfAlarms().map((file) => file.replace('.md', ''));
    expect(pages.filter((page) => !board.includes(`\\"title\\":\\"${page}\\"`))).toEqual([]);
  });

  it('notice failures that are answered instead of thrown', () => {
    const filters = Object.values(propertiesOf(watch, 'AWS::Logs::MetricFilter'));
    expect(filters).toHaveLength(notToFail.length);
    expect(new Set(filters.map(({ FilterPattern }) => FilterPattern))).toEqual(
      new Set(['{ $.level = "ERROR" }']),
    );
  });
});

describe('queues', () => {
  it('keep what they hold for two weeks, encrypted', () => {
    for (const queue of Object.values(propertiesOf(template, 'AWS::SQS::Queue'))) {
      expect(queue).toMatchObject({ MessageRetentionPeriod: 14 * 24 * 3600, SqsManagedSseEnabled: true });
    }
  });
});
