import { Aws, Lazy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { functionsFolder } from './build-functions.ts';
import { AccessLogs } from './constructs/access-logs.ts';
import { Alarms } from './constructs/alarms.ts';
import { Consumers } from './constructs/consumers.ts';
import { Dashboard } from './constructs/dashboard.ts';
import { Files } from './constructs/files.ts';
import { Firewalls } from './constructs/firewalls.ts';
import { Functions, type Manifest } from './constructs/functions.ts';
import { GraphqlApi } from './constructs/graphql-api.ts';
import { HttpApi } from './constructs/http-api.ts';
import { Identity } from './constructs/identity.ts';
import { MailSender } from './constructs/mail-sender.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { addOutputs } from './constructs/outputs.ts';
import { keepLogOfBucketEmptying } from './constructs/private-bucket.ts';
import { PushService } from './constructs/push-service.ts';
import { Schedules } from './constructs/schedules.ts';
import { letWebsiteRead } from './constructs/served-images.ts';
import { Table } from './constructs/table.ts';
import { Website } from './constructs/website.ts';
import type { Installation } from './installation.ts';

/** Folders that hold what was built before. */
type Built = { functions: string; website: string };

export type PreventiviProps = StackProps & Installation & { built?: Built; manifest?: Manifest };

/** Everything one installation needs. */
export class PreventiviStack extends Stack {
  constructor(scope: Construct, id: string, props: PreventiviProps) {
    const { stage, domain, mailSender, push, data = '', built = onDisk, manifest, ...given } = props;
    super(scope, id, {
      description: `Preventivi (${stage})`,
      tags: { stage },
      terminationProtection: stage === 'prod',
      ...given,
    });
    const name = `preventivi-${stage}`;

    const alarms = new Alarms(this, 'Alarms');
    const accessLogs = new AccessLogs(this, 'AccessLogs', { stage });
    const identity = new Identity(this, 'Identity', { stage });
    const table = new Table(this, `Table${data}`, { stage });
    const graphqlApi = new GraphqlApi(this, 'GraphqlApi', { stage, name, identity });
    /** The HTTP API names the website in its own rules: only one whose name is known before can name the API. */
    const functionsOrigin = domain
      ? Lazy.string({ produce: () => httpApi.api.apiEndpoint })
      : `https://*.execute-api.${Aws.REGION}.amazonaws.com`;
    const apiOrigins = [...graphqlApi.origins, functionsOrigin];
    const website = new Website(this, 'Website', { stage, domain, accessLogs, apiOrigins });
    const { origin: webOrigin } = website;
    const files = new Files(this, 'Files', { stage, accessLogs, webOrigin });
    letWebsiteRead(files, website.distribution);

    const mails = mailSender ? new MailSender(this, 'MailSender', { sender: mailSender }) : undefined;
    const pushes = push
      ? new PushService(this, 'Pushes', { stage, ...push, built: built.functions })
      : undefined;
    const resources = { stage, table, files, graphqlApi, identity, webOrigin, mails, pushes };
    const functions = new Functions(this, 'Functions', { ...resources, built: built.functions, manifest });
    graphqlApi.answerWith(functions);
    const httpApi = new HttpApi(this, 'HttpApi', { stage, name, functions, webOrigin });

    new Consumers(this, 'Consumers', { functions, table, alarms });
    new Schedules(this, 'Schedules', { functions, alarms });
    new Firewalls(this, 'Firewalls', { name, graphqlApi, identity, alarms });
    new Monitoring(alarms.watch, 'Monitoring', {
      name,
      functions,
      graphqlApi,
      httpApi,
      table,
      identity,
      alarms,
    });
    new Dashboard(alarms.watch, 'Dashboard', { name: `${name}-watch`, functions, alarms });
    keepLogOfBucketEmptying(this);

    const { userPoolId } = identity.pool;
    const { userPoolClientId } = identity.client;
    const { functionsEndpoint } = httpApi;
    website.publish(built.website, {
      stage,
      region: Aws.REGION,
      userPoolId,
      userPoolClientId,
      graphqlEndpoint: graphqlApi.endpoint,
      // Amplify derives the address of AppSync's socket from the API's own.
      liveEndpoint: graphqlApi.endpoint,
      functionsEndpoint,
    });
    addOutputs(this, {
      WebsiteAddress: webOrigin,
      WebsiteHost: website.distribution.distributionDomainName,
      TableName: table.tableName,
      UserPoolId: userPoolId,
      UserPoolClientId: userPoolClientId,
      FilesBucket: files.bucketName,
      GraphqlEndpoint: graphqlApi.endpoint,
      FunctionsEndpoint: functionsEndpoint,
      AlarmTopic: alarms.topic.topicArn,
      ...(mails && { MailAddress: mails.address }),
      ...(pushes && { PushTopicPrefix: pushes.topicPrefix, PushApplication: pushes.applicationArn }),
    });
  }
}

const onDisk: Built = { functions: functionsFolder, website: 'dist/web' };
