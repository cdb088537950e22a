import { Aws, NestedStack, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** A page of docs/runbook: what an alarm of its kind means and what to do. */
type RunbookPage =
  | 'api-errors'
  | 'blocked-requests'
  | 'canary'
  | 'dead-letters'
  | 'function-errors'
  | 'function-throttles'
  | 'sign-in-throttles'
  | 'slow-answers'
  | 'stream-delay'
  | 'table-errors'
  | 'table-throttles'
  | 'unexpected-failures';

export type AlarmReason = Pick<AlarmProps, 'metric'> &
  Partial<AlarmProps> & {
    /** One sentence for the person on call. */
    says: string;
    runbook: RunbookPage;
  };

type Raised = { runbook: RunbookPage; alarm: Alarm; metric: IMetric };

/** One topic for everything that needs a person; subscribe to it once a stage. */
export class Alarms extends Construct {
  readonly topic: Topic;
  /** Alarms lie in a stack of their own: a stack stays below 350 resources (ADR 12). */
  readonly watch: NestedStack | undefined;
  /** Every alarm of the stack with what it watches, for the dashboard. */
  readonly raised: Raised[] = [];

  constructor(scope: Construct, id: string, { watched }: { watched: boolean }) {
    super(scope, id);
    this.watch = watched
      ? new NestedStack(scope, 'Watch', { description: 'Alarms and the dashboard' })
      : undefined;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with a policy of its own loses the one that lets alarms in.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }

  /** An alarm that goes off at the first sign, unless told otherwise. */
  raise(scope: Construct, id: string, { says, runbook, ...given }: AlarmReason): void {
    if (!this.watch) return;
    const alarm = new Alarm(this.watch, `${within(scope)}${id}`, {
      alarmDescription: `${says} Runbook: docs/runbook/${runbook}.md`,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...given,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.raised.push({ runbook, alarm, metric: given.metric });
  }
}

/** The names of a construct and of those around it, up to its stack. */
const within = ({ node }: Construct) =>
  node.scopes
    .filter((around) => !Stack.isStack(around) && around !== node.root)
    .map((around) => around.node.id)
    .join('');
