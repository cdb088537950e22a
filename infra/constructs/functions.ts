import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { type FunctionSpec, isIn, type Trigger } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { acknowledgeFunctionRole } from './acknowledgements.ts';
import { grantRights, type Resources } from './grant-rights.ts';
import { removalInside } from './removal.ts';
import { requireBuilt } from './require-built.ts';
import { ServiceRole } from './service-role.ts';

export type Manifest = Readonly<Record<string, FunctionSpec>>;
export type DeployedFunction = { name: string; spec: FunctionSpec; lambda: LambdaFunction; log: LogGroup };
type Triggered<Key extends string> = DeployedFunction & { trigger: Extract<Trigger, Record<Key, unknown>> };

export type FunctionsProps = Resources & {
  stage: Stage;
  isProtected: boolean;
  /** Where browsers find the web app. */
  webOrigin: string;
  /** The secret that CloudFront sends with the requests of the HTTP routes. */
  originSecret: ISecret;
  /** Folder that holds one built folder a function. */
  built: string;
  manifest?: Manifest;
};

/** Every function of the manifest, with its log and exactly the rights it names. */
export class Functions extends Construct {
  readonly all: readonly DeployedFunction[];
  private readonly props: FunctionsProps;

  constructor(scope: Construct, id: string, props: FunctionsProps) {
    super(scope, id);
    this.props = props;
    const manifest: Manifest = props.manifest ?? functions;
    this.all = Object.entries(manifest)
      .filter(([, spec]) => isIn(props.stage, spec))
      .map(([name, spec]) => this.deploy(name, spec));
  }

  /** The functions that one kind of event wakes. */
  triggeredBy<Key extends 'graphql' | 'http' | 'stream' | 'schedule' | 'reports'>(
    kind: Key,
  ): Triggered<Key>[] {
    return this.all.flatMap((each) => {
      const { trigger } = each.spec;
      return isTriggeredBy(kind, trigger) ? [{ ...each, trigger }] : [];
    });
  }

  private deploy(name: string, spec: FunctionSpec): DeployedFunction {
    const place = new Construct(this, name);
    const log = new LogGroup(place, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: removalInside(this.props.isProtected),
    });
    const role = new ServiceRole(place, 'Role', 'lambda');
    log.grantWrite(role);
    grantRights(role, spec.may, this.props);
    acknowledgeFunctionRole(role);

    const lambda = new LambdaFunction(place, 'Function', {
      description: `${name}: ${spec.entry}`,
      code: Code.fromAsset(requireBuilt(join(this.props.built, name))),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: spec.chromium ? Architecture.X86_64 : Architecture.ARM_64,
      memorySize: spec.memory ?? 512,
      timeout: Duration.seconds(spec.timeout ?? 15),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup: log,
      role,
      environment: this.environment(spec),
    });
    return { name, spec, lambda, log };
  }

  /** Variables that lambdas/runtime/env.ts reads, and those that rule the runtime and the SDK. */
  private environment({ trigger }: FunctionSpec): Record<string, string> {
    const { table, files, identity, graphqlApi, webOrigin, originSecret, mails, pushes, canary } = this.props;
    return {
      TABLE_NAME: table.tableName,
      FILES_BUCKET: files.bucketName,
      USER_POOL_ID: identity.pool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
      TOKEN_ISSUER: identity.issuer,
      TOKEN_KEYS_URL: identity.keysUrl,
      GRAPHQL_ENDPOINT: graphqlApi.endpoint,
      WEB_ORIGIN: webOrigin,
      ...('http' in trigger && { ORIGIN_SECRET: originSecret.secretValue.unsafeUnwrap() }),
      ...(mails && { MAIL_SENDER: mails.address, MAIL_REPORTS: mails.reports.configurationSetName }),
      ...(pushes && {
        PUSH_TOPIC_PREFIX: pushes.topicPrefix,
        PUSH_APPLICATION_ARN: pushes.applicationArn,
      }),
      ...(canary && { CANARY_SECRET: canary.secretArn }),
      NODE_OPTIONS: '--enable-source-maps',
      POWERTOOLS_SERVICE_NAME: 'preventivi',
      // Signed addresses for uploads must not ask for a checksum that a browser does not send.
      AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    };
  }
}

function isTriggeredBy<Key extends string>(
  kind: Key,
  trigger: Trigger,
): trigger is Extract<Trigger, Record<Key, unknown>> {
  return kind in trigger;
}
