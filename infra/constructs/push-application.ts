import { join } from 'node:path';
import { ArnFormat, CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { acknowledgeProvider } from './acknowledgements.ts';
import { removalOf } from './removal.ts';
import { requireBuilt } from './require-built.ts';
import { ServiceRole } from './service-role.ts';

type Props = { name: string; stage: Stage; secret: string; secretVersion: string; built: string };

/**
 * Where devices are registered for Firebase. CloudFormation has no such resource: a function makes it, which reads the
 * key when it runs, so that the key is never in the template.
 */
export class PushApplication extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { name, stage, secret, secretVersion, built }: Props) {
    super(scope, id);
    const stack = Stack.of(this);
    const { role, provider } = this.provide({ stage, secret, built });
    const application = new CustomResource(this, 'Resource', {
      serviceToken: provider.functionArn,
      resourceType: 'Custom::PushApplication',
      serviceTimeout: Duration.minutes(5),
      properties: {
        applicationArn: stack.formatArn({ service: 'sns', resource: 'app/GCM', resourceName: name }),
        secret,
        secretVersion,
      },
    });
    application.node.addDependency(role);
    this.arn = application.ref;
  }

  /** The function that makes it, with the right to read this one secret. */
  private provide({ stage, secret, built }: Pick<Props, 'stage' | 'secret' | 'built'>) {
    const log = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: removalOf(stage),
    });
    const role = new ServiceRole(this, 'Role', 'lambda');
    log.grantWrite(role);
    // Secrets Manager adds six letters of its own to the name.
    const secretArn = `${Stack.of(this).formatArn({
      service: 'secretsmanager',
      resource: 'secret',
      resourceName: secret,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })}-??????`;
    for (const statement of rights(secretArn)) role.addToPolicy(statement);
    acknowledgeProvider(role, secret);

    const provider = new LambdaFunction(this, 'Provider', {
      description: 'Makes, renews and removes the platform application of SNS.',
      code: Code.fromAsset(requireBuilt(join(built, 'providePushApplication'))),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 256,
      timeout: Duration.minutes(1),
      loggingFormat: LoggingFormat.JSON,
      logGroup: log,
      role,
    });
    return { role, provider };
  }
}

/** SNS knows no resource but topics: the rights on the application are on the actions. */
const rights = (secretArn: string) => [
  new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secretArn] }),
  new PolicyStatement({
    actions: [
      'sns:CreatePlatformApplication',
      'sns:SetPlatformApplicationAttributes',
      'sns:DeletePlatformApplication',
    ],
    resources: ['*'],
  }),
];
