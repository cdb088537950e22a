import { Aws, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { functionsFolder } from './build-functions.ts';
import { AccessLogs } from './constructs/access-logs.ts';
import { Alarms } from './constructs/alarms.ts';
import { Consumers } from './constructs/consumers.ts';
import { Files } from './constructs/files.ts';
import { Functions, type Manifest } from './constructs/functions.ts';
import { GraphqlApi } from './constructs/graphql-api.ts';
import { HttpApi } from './constructs/http-api.ts';
import { Identity } from './constructs/identity.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { Schedules } from './constructs/schedules.ts';
import { Table } from './constructs/table.ts';
import { Website } from './constructs/website.ts';
import type { Stage } from './stage.ts';

/** Folders that hold what was built before. */
export type Built = { functions: string; website: string };

export type PreventiviProps = StackProps & { stage: Stage; built?: Built; manifest?: Manifest };

/** Everything one installation needs. */
export class PreventiviStack extends Stack {
  constructor(scope: Construct, id: string, { stage, built = onDisk, manifest, ...props }: PreventiviProps) {
    super(scope, id, { description: `Preventivi (${stage})`, tags: { stage }, ...props });
    const name = `preventivi-${stage}`;

    const alarms = new Alarms(this, 'Alarms');
    const accessLogs = new AccessLogs(this, 'AccessLogs', { stage });
    const identity = new Identity(this, 'Identity', { stage });
    const table = new Table(this, 'Table', { stage });
    const graphqlApi = new GraphqlApi(this, 'GraphqlApi', { name, identity });
    const website = new Website(this, 'Website', { stage, accessLogs, graphqlOrigins: graphqlApi.origins });
    const files = new Files(this, 'Files', { stage, accessLogs, webOrigin: website.origin });

    const resources = { table, files, graphqlApi, identity };
    const functions = new Functions(this, 'Functions', { ...resources, built: built.functions, manifest });
    graphqlApi.answerWith(functions);
    const httpApi = new HttpApi(this, 'HttpApi', { name, functions, webOrigin: website.origin });
    new Consumers(this, 'Consumers', { functions, table, alarms });
    new Schedules(this, 'Schedules', { functions, alarms });
    new Monitoring(this, 'Monitoring', { name, functions, graphqlApi, httpApi, alarms });

    website.publish(built.website, {
      stage,
      region: Aws.REGION,
      userPoolId: identity.pool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      graphqlEndpoint: graphqlApi.endpoint,
      // Amplify derives the address of AppSync's socket from the API's own.
      liveEndpoint: graphqlApi.endpoint,
      functionsEndpoint: httpApi.functionsEndpoint,
    });

    new CfnOutput(this, 'WebsiteAddress', { value: website.origin });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
    new CfnOutput(this, 'AlarmTopic', { value: alarms.topic.topicArn });
  }
}

const onDisk: Built = { functions: functionsFolder, website: 'dist/web' };
