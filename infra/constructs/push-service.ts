import { Stack } from 'aws-cdk-lib';
import { Alias } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { PushApplication } from './push-application.ts';

type Props = {
  stage: Stage;
  /** Name of the secret that holds Firebase's key. */
  secret: string;
  /** Changed when the secret has a new key. */
  secretVersion: string;
  built: string;
};

/** One topic for each user type, and where devices are registered; both are named after the stage (OPW-47). */
export class PushService extends Construct {
  readonly topicArns: string[];
  /** How the address of every topic begins. */
  readonly topicPrefix: string;
  readonly applicationArn: string;
  /** The devices of the application, whose names SNS makes. */
  readonly deviceArns: string;
  readonly name: string;

  constructor(scope: Construct, id: string, { stage, ...application }: Props) {
    super(scope, id);
    const name = `preventivi-${stage}`;
    this.name = name;
    // A topic that is encrypted with a key is reached over TLS alone.
    const masterKey = Alias.fromAliasName(this, 'Key', 'alias/aws/sns');
    this.topicArns = userTypes.map(
      (type) => new Topic(this, type, { topicName: `${name}-${type}`, masterKey }).topicArn,
    );
    this.topicPrefix = Stack.of(this).formatArn({ service: 'sns', resource: `${name}-` });
    const devices = { resource: 'endpoint/GCM', resourceName: `${name}/*` };
    this.deviceArns = Stack.of(this).formatArn({ service: 'sns', ...devices });
    this.applicationArn = new PushApplication(this, 'Application', { name, stage, ...application }).arn;
  }
}
