import { Aws, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { functionsFolder } from './build-functions.ts';
import { AccessLogs } from './constructs/access-logs.ts';
import { Alarms } from './constructs/alarms.ts';
import { Answers, type Fields } from './constructs/answers.ts';
import { CanarySecret } from './constructs/canary-secret.ts';
import { Dashboard } from './constructs/dashboard.ts';
import { Files } from './constructs/files.ts';
import { Firewalls } from './constructs/firewalls.ts';
import type { Manifest } from './constructs/functions.ts';
import { GraphqlApi } from './constructs/graphql-api.ts';
import { HttpApi } from './constructs/http-api.ts';
import { Identity } from './constructs/identity.ts';
import { MailSender } from './constructs/mail-sender.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { addOutputs } from './constructs/outputs.ts';
import { keepLogOfBucketEmptying } from './constructs/private-bucket.ts';
import { PushService } from './constructs/push-service.ts';
import { letWebsiteRead } from './constructs/served-images.ts';
import { Table } from './constructs/table.ts';
import { type WebConfiguration, Website } from './constructs/website.ts';
import { Work } from './constructs/work.ts';
import { type Installation, optionsOf, protects } from './installation.ts';
import type { Stage } from './stage.ts';

/** Folders that hold what was built before. */
type Built = { functions: string; website: string };

export type PreventiviProps = StackProps &
  Installation & { built?: Built; manifest?: Manifest; fields?: Fields };

/** Everything one installation needs. */
export class PreventiviStack extends Stack {
  constructor(scope: Construct, id: string, props: PreventiviProps) {
    const { stage, domain, mailSender, push, data = '', built = onDisk, manifest, fields, ...given } = props;
    const { firewall, watch } = props;
    const isProtected = protects(props);
    super(scope, id, {
      description: `Preventivi (${stage})`,
      tags: { stage },
      terminationProtection: isProtected,
      ...given,
    });
    const name = `preventivi-${stage}`;

    const alarms = new Alarms(this, 'Alarms', { watched: watch !== 'none' });
    const accessLogs = new AccessLogs(this, 'AccessLogs', { stage });
    const identity = new Identity(this, 'Identity', { stage, isProtected });
    const table = new Table(this, `Table${data}`, { stage, isProtected });
    const graphqlApi = new GraphqlApi(this, 'GraphqlApi', { stage, name, identity });
    const httpApi = new HttpApi(this, 'HttpApi', { name });
    const website = new Website(this, 'Website', { stage, domain, accessLogs, graphqlApi, httpApi });
    const { origin: webOrigin, originSecret } = website;
    const files = new Files(this, 'Files', { stage, accessLogs, webOrigin });
    letWebsiteRead(files, website.distribution);

    const mails = mailSender ? new MailSender(this, 'Mails', mailSender) : undefined;
    const pushes = push && new PushService(this, 'Pushes', { stage, ...push, built: built.functions });
    const canary = stage === 'prod' ? new CanarySecret(this, 'Canary') : undefined;
    const resources = { stage, table, files, graphqlApi, identity, webOrigin, mails, pushes, canary };
    const toWork = { ...resources, isProtected, originSecret, httpApi, alarms, manifest };
    const work = new Work(this, 'Work', { ...toWork, built: built.functions });
    const { functions } = work;
    const answers = new Answers(this, 'Answers', { graphqlApi, functions, fields });

    if (firewall !== 'none') new Firewalls(this, 'Firewalls', { name, graphqlApi, identity, alarms });
    const parts = { ...resources, functions, httpApi, website, alarms };
    if (alarms.watch) {
      new Monitoring(alarms.watch, 'Monitoring', { name, ...parts });
      new Dashboard(alarms.watch, 'Dashboard', { name: `${name}-watch`, functions, alarms });
    }
    keepLogOfBucketEmptying(this);
    website.publish(built.website, webConfiguration(parts), [work, answers]);
    addOutputs(this, { ...outputsOf(parts), Options: JSON.stringify(optionsOf(props)) });
  }
}

type Parts = {
  stage: Stage;
  table: Table;
  files: Files;
  graphqlApi: GraphqlApi;
  httpApi: HttpApi;
  identity: Identity;
  website: Website;
  alarms: Alarms;
  mails: MailSender | undefined;
  pushes: PushService | undefined;
  canary: CanarySecret | undefined;
};

const webConfiguration = ({ stage, identity, graphqlApi, website }: Parts): WebConfiguration => ({
  stage,
  region: Aws.REGION,
  userPoolId: identity.pool.userPoolId,
  userPoolClientId: identity.client.userPoolClientId,
  graphqlEndpoint: graphqlApi.endpoint,
  // Amplify derives the address of AppSync's socket from the API's own.
  liveEndpoint: graphqlApi.endpoint,
  functionsEndpoint: `${website.origin}/functions`,
});

const outputsOf = ({
  identity,
  website,
  mails,
  pushes,
  canary,
  ...parts
}: Parts): Record<string, string> => ({
  WebsiteAddress: website.origin,
  WebsiteHost: website.distribution.distributionDomainName,
  TableName: parts.table.tableName,
  UserPoolId: identity.pool.userPoolId,
  UserPoolClientId: identity.client.userPoolClientId,
  FilesBucket: parts.files.bucketName,
  GraphqlEndpoint: parts.graphqlApi.endpoint,
  FunctionsEndpoint: `${website.origin}/functions`,
  AlarmTopic: parts.alarms.topic.topicArn,
  ...(mails && { MailAddress: mails.address }),
  ...(canary && { CanarySecret: canary.secretArn }),
  ...(pushes && { PushTopicPrefix: pushes.topicPrefix, PushApplication: pushes.applicationArn }),
});

const onDisk: Built = { functions: functionsFolder, website: 'dist/web' };
