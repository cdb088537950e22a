import { erasingFiles } from './file-rights.ts';
import type { Places } from './places.ts';
import type { Rights, Statement } from './statement.ts';

const keepDevices = [
  'CreatePlatformEndpoint',
  'GetEndpointAttributes',
  'SetEndpointAttributes',
  'Unsubscribe',
];
const listDevices = ['ListEndpointsByPlatformApplication', 'GetEndpointAttributes'];

/** The rights on services that words of the manifest's `may` stand for. */
export const serviceRights = {
  // In its sandbox SES wants the right on the recipient's identity too: the sender is a condition.
  'mails:send': ({ mails }) => (mails ? [sendsFrom(mails)] : []),
  'pushes:publish': ({ topics }) => (topics ? [on(['sns:Publish'], ...topics)] : []),
  'pushes:count': ({ topics }) => (topics ? [on(['sns:GetTopicAttributes'], ...topics)] : []),
  'devices:push': ({ devices }) => (devices ? [on(['sns:Publish'], devices)] : []),
  'devices:keep': ({ topics }) =>
    topics ? [on(['sns:Subscribe'], ...topics), onDevices('Keep', keepDevices)] : [],
  'devices:remove': ({ topics }) => (topics ? [onDevices('Remove', ['DeleteEndpoint', 'Unsubscribe'])] : []),
  'devices:list': ({ topics }) =>
    topics ? [on(['sns:ListSubscriptionsByTopic'], ...topics), onDevices('List', listDevices)] : [],
  'accounts:make': ({ userPool }) => [
    onAccounts(userPool, 'AdminCreateUser', 'AdminGetUser', 'AdminSetUserPassword'),
  ],
  'accounts:read': ({ userPool }) => [onAccounts(userPool, 'AdminGetUser')],
  'accounts:manage': ({ userPool }) => [
    onAccounts(userPool, 'AdminDeleteUser', 'AdminDisableUser', 'AdminEnableUser'),
  ],
  'addresses:set': ({ userPool }) => [onAccounts(userPool, 'AdminUpdateUserAttributes')],
  'passwords:set': ({ userPool }) => [onAccounts(userPool, 'AdminSetUserPassword')],
  'sessions:end': ({ userPool }) => [onAccounts(userPool, 'AdminUserGlobalSignOut')],
  // A sign-in that only a signed request can make: it checks the user's current password before a change.
  'passwords:check': ({ userPool }) => [onAccounts(userPool, 'AdminInitiateAuth')],
  // A text is no resource: the right is on the one action.
  'texts:translate': () => [{ sid: 'TranslateTexts', ...on(['translate:TranslateText'], '*') }],
  'people:erase': (places) => [onAccounts(places.userPool, 'AdminDeleteUser'), ...erasingFiles(places)],
  'canary:sign-in': ({ canarySecret }) =>
    canarySecret ? [on(['secretsmanager:GetSecretValue'], canarySecret)] : [],
  'changes:publish': ({ publishChange }) => [on(['appsync:GraphQL'], publishChange)],
} satisfies Rights;

const on = (actions: readonly string[], ...resources: string[]): Statement => ({ actions, resources });

const sendsFrom = ({ address, identities, reports }: NonNullable<Places['mails']>): Statement => ({
  ...on(['ses:SendEmail'], identities, reports),
  conditions: { StringEquals: { 'ses:FromAddress': address } },
});

const onAccounts = (userPool: string, ...actions: string[]): Statement =>
  on(
    actions.map((action) => `cognito-idp:${action}`),
    userPool,
  );

/** SNS knows no resource but topics: rights on devices and on what they are subscribed to are on the actions. */
const onDevices = (verb: string, actions: readonly string[]): Statement => ({
  sid: `${verb}Devices`,
  ...on(
    actions.map((action) => `sns:${action}`),
    '*',
  ),
});
