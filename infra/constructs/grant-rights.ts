import { Effect, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { FunctionRight } from '#lambdas/function-spec.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { acknowledgeFiles, acknowledgeSender } from './acknowledgements.ts';
import { erasingFiles, fileGrants } from './file-grants.ts';
import type { Files } from './files.ts';
import type { Identity } from './identity.ts';
import type { MailSender } from './mail-sender.ts';
import type { PushService } from './push-service.ts';
import type { Table } from './table.ts';

/** The resources that permissions are about. */
export type Resources = {
  table: Table;
  files: Files;
  graphqlApi: { readonly endpoint: string; readonly publishChangeArn: string };
  identity: Identity;
  /** Not there where nobody sends mails. */
  mails?: MailSender | undefined;
  /** Not there where nobody sends push messages. */
  pushes?: PushService | undefined;
  /** The secret of the canary: in prod alone. */
  canary?: { readonly secretArn: string } | undefined;
};

const readTable = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const changeTable = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];

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

/** The rights that a word of the manifest's `may` stands for. Nobody scans; a right to write includes reading. */
const grants: Record<
  Exclude<FunctionRight, keyof typeof fileGrants>,
  (resources: Resources) => PolicyStatement[]
> = {
  'table:read': ({ table }) => [on(readTable, table.readableArns)],
  'table:write': ({ table }) => [
    on(readTable, table.readableArns),
    on(changeTable, [table.tableArn]),
    leavesCopies(table),
  ],
  'limits:count': ({ table }) => [onItems(partitions.limit, ['dynamodb:UpdateItem'], table)],
  'tokens:issue': ({ table }) => [onItems(partitions.token, ['dynamodb:PutItem'], table)],
  'password-links:keep': ({ table }) => [onItems(partitions.token, ['dynamodb:UpdateItem'], table)],
  'tokens:redeem': ({ table }) => [onItems(partitions.token, ['dynamodb:DeleteItem'], table)],
  // Beside the user it is about; reading alone would need no write, and nothing else of the table is within reach.
  'help:note': ({ table }) => [
    onItems(partitions.user, ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem'], table),
  ],
  'links:open': ({ table }) => [onItems(partitions.shareLinks, ['dynamodb:UpdateItem'], table)],
  'mails:send': ({ mails }) => (mails ? [sendsFrom(mails)] : []),
  'pushes:publish': ({ pushes }) => (pushes ? [on(['sns:Publish'], pushes.topicArns)] : []),
  'pushes:count': ({ pushes }) => (pushes ? [on(['sns:GetTopicAttributes'], pushes.topicArns)] : []),
  'devices:keep': ({ pushes }) =>
    pushes ? [on(['sns:Subscribe'], pushes.topicArns), onDevices('Keep', keepDevices)] : [],
  'devices:remove': ({ pushes }) => (pushes ? [onDevices('Remove', ['DeleteEndpoint', 'Unsubscribe'])] : []),
  'devices:list': ({ pushes }) =>
    pushes ? [on(['sns:ListSubscriptionsByTopic'], pushes.topicArns), onDevices('List', listDevices)] : [],
  'accounts:administer': ({ identity }) => [on(administerAccounts, [identity.pool.userPoolArn])],
  // A sign-in that only a signed request can make: it checks the user's current password before a change.
  'passwords:check': ({ identity }) => [on(['cognito-idp:AdminInitiateAuth'], [identity.pool.userPoolArn])],
  'texts:translate': () => [translateTexts],
  'people:erase': ({ files, identity }) => [
    on(['cognito-idp:AdminDeleteUser'], [identity.pool.userPoolArn]),
    ...erasingFiles(files),
  ],
  'canary:sign-in': ({ canary }) =>
    canary ? [on(['secretsmanager:GetSecretValue'], [canary.secretArn])] : [],
  'changes:publish': ({ graphqlApi }) => [on(['appsync:GraphQL'], [graphqlApi.publishChangeArn])],
};

const isOfFiles = (right: FunctionRight): right is keyof typeof fileGrants => right in fileGrants;

/** Gives a function's role what its entry in the manifest names, and nothing else. */
export function grantRights(role: Role, may: readonly FunctionRight[], resources: Resources): void {
  const { files, mails } = resources;
  const statements = may.flatMap((right) =>
    isOfFiles(right) ? fileGrants[right](files) : grants[right](resources),
  );
  for (const statement of statements) role.addToPolicy(statement);
  if (mails && may.includes('mails:send')) acknowledgeSender(role);
  const ofFiles = files.arnForObjects('');
  const given = new Set(statements.flatMap((statement) => statement.resources));
  for (const arn of given)
    if (arn.startsWith(ofFiles)) acknowledgeFiles(role, files, arn.slice(ofFiles.length));
}

const on = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });

const sendsFrom = ({ address, identities }: MailSender) =>
  new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [identities],
    conditions: { StringEquals: { 'ses:FromAddress': address } },
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

/** Copies of products are written once: nothing changes or removes them. */
const leavesCopies = ({ tableArn }: Table) =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
    resources: [tableArn],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [partitions.copy('*')] } },
  });

/** On one kind of item of the table, by how its partition keys begin. */
function onItems(kind: (rest: string) => string, actions: string[], { tableArn }: Table): PolicyStatement {
  const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [kind('*')] } };
  return new PolicyStatement({ actions, resources: [tableArn], conditions });
}
