import { Fn } from 'aws-cdk-lib';
import {
  GraphqlApi as AppSyncApi,
  AuthorizationType,
  CfnGraphQLApi,
  Definition,
  FieldLogLevel,
  IntrospectionConfig,
  type ISchema,
  UserPoolDefaultAction,
} from 'aws-cdk-lib/aws-appsync';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { apiLimits } from '#infra/api-limits.ts';
import type { Stage } from '#infra/stage.ts';
import { mergedSchema } from '#lambdas/schema.ts';
import { acknowledgeGraphqlApi } from './acknowledgements.ts';
import type { Identity } from './identity.ts';
import { removalOf } from './removal.ts';

const schema: ISchema = {
  bind(api) {
    if (!(api instanceof AppSyncApi)) throw new Error('The schema belongs to the API of this construct.');
    return { apiId: api.apiId, definition: mergedSchema() };
  },
};

type Props = { stage: Stage; name: string; identity: Identity };

/** The GraphQL API with its schema; Answers says which function answers each field. */
export class GraphqlApi extends Construct {
  readonly api: AppSyncApi;

  constructor(scope: Construct, id: string, { stage, name, identity }: Props) {
    super(scope, id);
    this.api = new AppSyncApi(this, 'Api', {
      name,
      definition: Definition.fromSchema(schema),
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: AuthorizationType.USER_POOL,
          userPoolConfig: {
            userPool: identity.pool,
            appIdClientRegex: identity.client.userPoolClientId,
            defaultAction: UserPoolDefaultAction.ALLOW,
          },
        },
        additionalAuthorizationModes: [{ authorizationType: AuthorizationType.IAM }],
      },
      introspectionConfig: IntrospectionConfig.DISABLED,
      queryDepthLimit: apiLimits.depth,
      resolverCountLimit: apiLimits.resolvers,
      xrayEnabled: true,
    });
    this.keepLog(stage);
    acknowledgeGraphqlApi(this.api);
  }

  /** The library's own way adds a function that only sets the retention. */
  private keepLog(stage: Stage): void {
    const role = new Role(this, 'LogRole', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });
    const log = new LogGroup(this, 'Log', {
      logGroupName: `/aws/appsync/apis/${this.api.apiId}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: removalOf(stage),
    });
    log.grantWrite(role);
    const { defaultChild } = this.api.node;
    if (!(defaultChild instanceof CfnGraphQLApi)) return;
    defaultChild.logConfig = {
      fieldLogLevel: FieldLogLevel.ERROR,
      excludeVerboseContent: true,
      cloudWatchLogsRoleArn: role.roleArn,
    };
  }

  get endpoint(): string {
    return this.api.graphqlUrl;
  }

  /** Origins a browser talks to: queries, and the socket of the subscriptions. */
  get origins(): string[] {
    const host = Fn.select(2, Fn.split('/', this.endpoint));
    const liveHost = Fn.join('appsync-realtime-api', Fn.split('appsync-api', host));
    return [`https://${host}`, `wss://${liveHost}`];
  }

  /** The one field that functions call themselves. */
  get publishChangeArn(): string {
    return `${this.api.arn}/types/Mutation/fields/publishChange`;
  }
}
