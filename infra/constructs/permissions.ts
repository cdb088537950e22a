import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { Permission } from '#lambdas/function-spec.ts';
import { acknowledgeFolder } from './acknowledgements.ts';
import {
  archivesPrefix,
  attachmentsPrefix,
  documentsPrefix,
  type Files,
  importsPrefix,
  jobsPrefix,
  priceUpdatesPrefix,
  productImagesPrefix,
  snapshotsPrefix,
  userImagesPrefix,
} from './files.ts';
import type { GraphqlApi } from './graphql-api.ts';
import type { Identity } from './identity.ts';
import type { MailSender } from './mail-sender.ts';
import type { PushService } from './push-service.ts';
import type { Table } from './table.ts';

/** What permissions are about. */
export type Resources = {
  table: Table;
  files: Files;
  graphqlApi: GraphqlApi;
  identity: Identity;
  /** Not there where nobody sends mails. */
  mails?: MailSender | undefined;
  /** Not there where nobody sends push messages. */
  pushes?: PushService | undefined;
};

const readTable = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const changeTable = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];

/** A signed form is good for what its signer may do. Retiring writes a file over itself. */
const keepImages = ['s3:GetObject', 's3:PutObject', 's3:GetObjectTagging', 's3:PutObjectTagging'];

const administerAccounts = [
  'AdminCreateUser',
  'AdminSetUserPassword',
  'AdminGetUser',
  'AdminUpdateUserAttributes',
  'AdminDeleteUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminUserGlobalSignOut',
].map((action) => `cognito-idp:${action}`);

/** Where files may be of a person, or name him. */
const erasedFolders = [userImagesPrefix, archivesPrefix, jobsPrefix, importsPrefix, snapshotsPrefix];

/** What a word of the manifest's `may` allows. Nobody scans; who writes also reads. */
const grants: Record<Permission, (resources: Resources) => PolicyStatement[]> = {
  'table:read': ({ table }) => [on(readTable, table.readableArns)],
  'table:write': ({ table }) => [on(readTable, table.readableArns), on(changeTable, [table.tableArn])],
  'limits:count': ({ table }) => [onItems('RATE', ['dynamodb:UpdateItem'], table)],
  'tokens:issue': ({ table }) => [onItems('TOKEN', ['dynamodb:PutItem'], table)],
  'tokens:redeem': ({ table }) => [onItems('TOKEN', ['dynamodb:DeleteItem'], table)],
  // Beside the user it is about; reading alone would need no write, and nothing else of the table is within reach.
  'help:note': ({ table }) => [onItems('U', ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem'], table)],
  'links:open': ({ table }) => [onItems('LINKS', ['dynamodb:UpdateItem'], table)],
  // A signed address is good for what its signer may do: who stores a document must be allowed to fetch it.
  'documents:write': ({ files }) => [
    on(['s3:GetObject', 's3:PutObject'], [files.arnForObjects(`${documentsPrefix}*`)]),
  ],
  'snapshots:read': ({ files }) => [on(['s3:GetObject'], [files.arnForObjects(`${snapshotsPrefix}*`)])],
  'snapshots:write': ({ files }) => [
    on(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [files.arnForObjects(`${snapshotsPrefix}*`)]),
  ],
  'jobs:begin': ({ files }) => [on(['s3:PutObject'], [files.arnForObjects(`${jobsPrefix}*`)])],
  'jobs:work': ({ files }) => [on(['s3:GetObject'], [files.arnForObjects(`${jobsPrefix}*`)])],
  'price-updates:write': ({ files }) => [
    on(['s3:GetObject', 's3:PutObject'], [files.arnForObjects(`${priceUpdatesPrefix}*`)]),
  ],
  'price-updates:read': ({ files }) => [
    on(['s3:GetObject'], [files.arnForObjects(`${priceUpdatesPrefix}*`)]),
  ],
  'imports:write': ({ files }) => [
    on(['s3:GetObject', 's3:PutObject', 's3:PutObjectTagging'], [files.arnForObjects(`${importsPrefix}*`)]),
  ],
  'mails:send': ({ mails }) => (mails ? [on(['ses:SendEmail'], [mails.arn])] : []),
  'pushes:publish': ({ pushes }) => (pushes ? [on(['sns:Publish'], pushes.topicArns)] : []),
  'pushes:count': ({ pushes }) => (pushes ? [on(['sns:GetTopicAttributes'], pushes.topicArns)] : []),
  'devices:keep': ({ pushes }) =>
    pushes ? [on(['sns:Subscribe'], pushes.topicArns), onDevices('Keep', keepDevices)] : [],
  'devices:remove': ({ pushes }) => (pushes ? [onDevices('Remove', ['DeleteEndpoint', 'Unsubscribe'])] : []),
  'devices:list': ({ pushes }) =>
    pushes ? [on(['sns:ListSubscriptionsByTopic'], pushes.topicArns), onDevices('List', listDevices)] : [],
  'accounts:administer': ({ identity }) => [on(administerAccounts, [identity.pool.userPoolArn])],
  // A sign-in that only a signed request can make: the current password of who changes it.
  'passwords:check': ({ identity }) => [on(['cognito-idp:AdminInitiateAuth'], [identity.pool.userPoolArn])],
  'texts:translate': () => [translateTexts],
  'product-images:write': ({ files }) => [on(keepImages, [files.arnForObjects(`${productImagesPrefix}*`)])],
  'user-images:write': ({ files }) => [on(keepImages, [files.arnForObjects(`${userImagesPrefix}*`)])],
  'user-images:read': ({ files }) => [
    on(['s3:GetObject'], [files.arnForObjects(`${userImagesPrefix}*`)]),
    list(files, userImagesPrefix),
  ],
  'attachments:write': ({ files }) => [on(keepImages, [files.arnForObjects(`${attachmentsPrefix}*`)])],
  // Files of notifications go with them; one that is replaced is retired.
  'attachments:remove': ({ files }) => [
    on([...keepImages, 's3:DeleteObject'], [files.arnForObjects(`${attachmentsPrefix}*`)]),
  ],
  // A signed address is good for what its signer may do.
  'archives:read': ({ files }) => [on(['s3:GetObject'], [files.arnForObjects(`${archivesPrefix}*`)])],
  'archives:write': ({ files }) => [
    on(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [files.arnForObjects(`${archivesPrefix}*`)]),
    list(files, archivesPrefix),
  ],
  // A bucket with versions keeps what is only deleted.
  'people:erase': ({ files, identity }) => [
    on(['cognito-idp:AdminDeleteUser'], [identity.pool.userPoolArn]),
    on(
      ['s3:DeleteObject', 's3:DeleteObjectVersion'],
      erasedFolders.map((folder) => files.arnForObjects(`${folder}*`)),
    ),
    new PolicyStatement({
      actions: ['s3:ListBucketVersions'],
      resources: [files.bucketArn],
      conditions: { StringLike: { 's3:prefix': erasedFolders.map((folder) => `${folder}*`) } },
    }),
  ],
  'changes:publish': ({ graphqlApi }) => [on(['appsync:GraphQL'], [graphqlApi.publishChangeArn])],
};

/** Gives a function's role what its entry in the manifest names, and nothing else. */
export function allow(role: Role, may: readonly Permission[], resources: Resources): void {
  for (const statement of may.flatMap((permission) => grants[permission](resources))) {
    role.addToPolicy(statement);
  }
  const folders = {
    documents: documentsPrefix,
    snapshots: snapshotsPrefix,
    jobs: jobsPrefix,
    'price-updates': priceUpdatesPrefix,
    imports: importsPrefix,
    archives: archivesPrefix,
    attachments: attachmentsPrefix,
    'product-images': productImagesPrefix,
    'user-images': userImagesPrefix,
  };
  for (const [word, folder] of Object.entries(folders)) {
    const erases = may.includes('people:erase') && erasedFolders.includes(folder);
    if (erases || may.some((given) => given.startsWith(`${word}:`)))
      acknowledgeFolder(role, resources.files, folder);
  }
}

const on = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });

/** What is below one folder, and nothing else, may be listed. */
const list = (files: Files, folder: string) =>
  new PolicyStatement({
    actions: ['s3:ListBucket'],
    resources: [files.bucketArn],
    conditions: { StringLike: { 's3:prefix': `${folder}*` } },
  });

/** A text is no resource: the right is on the one action. */
const translateTexts = new PolicyStatement({
  sid: 'TranslateTexts',
  actions: ['translate:TranslateText'],
  resources: ['*'],
});

const keepDevices = [
  'CreatePlatformEndpoint',
  'GetEndpointAttributes',
  'SetEndpointAttributes',
  'Unsubscribe',
];
const listDevices = ['ListEndpointsByPlatformApplication', 'GetEndpointAttributes'];

/** SNS knows no resource but topics: rights on devices and on what they are subscribed to are on the actions. */
const onDevices = (verb: string, actions: readonly string[]) =>
  new PolicyStatement({
    sid: `${verb}Devices`,
    actions: actions.map((action) => `sns:${action}`),
    resources: ['*'],
  });

/** On one kind of item of the table, by how its partition keys begin. */
function onItems(kind: string, actions: string[], { tableArn }: Table): PolicyStatement {
  const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${kind}#*`] } };
  return new PolicyStatement({ actions, resources: [tableArn], conditions });
}
