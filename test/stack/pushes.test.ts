import type { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { userTypes } from '#shared/schemas/user.ts';
import { onlyOne, propertiesOf, shown, statementsOf, synthesised } from './synthesised.ts';

const manifest: Record<string, FunctionSpec> = functions;
const push = { secret: 'preventivi/firebase', secretVersion: '3' };
let template: Template;
let findings: string[];

beforeAll(() => {
  const made = synthesised('prod', { push });
  ({ template } = made);
  findings = new AwsSolutionsChecks().validateScope(made.app).violations.map(({ ruleName }) => ruleName);
});

/** The rights of a role on services of a name, one line a statement. */
function rightsOf(role: string, service: string): string[] {
  return statementsOf(template)
    .filter(([id]) => id.startsWith(role))
    .map(([, { Action, Resource }]) => `${shown(Action)} on ${shown(Resource)}`)
    .filter((line) => line.startsWith(`${service}:`));
}

const topics = userTypes
  .map((type) => `Pushes${type.replaceAll('-', '')}`)
  .toSorted()
  .join(', ');

/** The rights of a word of the manifest, on topics and on devices. */
const rights: Record<string, { topic?: string[]; devices?: string[]; all?: string[] }> = {
  'pushes:publish': { topic: ['Publish'] },
  'devices:push': { devices: ['Publish'] },
  'pushes:count': { topic: ['GetTopicAttributes'] },
  'devices:keep': {
    topic: ['Subscribe'],
    all: ['CreatePlatformEndpoint', 'GetEndpointAttributes', 'SetEndpointAttributes', 'Unsubscribe'],
  },
  'devices:remove': { all: ['DeleteEndpoint', 'Unsubscribe'] },
  'devices:list': {
    topic: ['ListSubscriptionsByTopic'],
    all: ['GetEndpointAttributes', 'ListEndpointsByPlatformApplication'],
  },
};

describe('push messages', () => {
  it('have one topic for each user type and stage, encrypted [OPW-47]', () => {
    const all = Object.entries(propertiesOf(template, 'AWS::SNS::Topic')).filter(([id]) =>
      /^Pushes/.test(id),
    );
    expect(all.map(([, { TopicName }]) => TopicName)).toEqual(
      userTypes.map((type) => `preventivi-prod-${type}`),
    );
    for (const [, { KmsMasterKeyId }] of all) expect(shown(KmsMasterKeyId)).toMatch(/:alias\/aws\/sns$/);
  });

  it('have another prefix in another stage, so that dev never reaches the devices of prod [OPW-47]', () => {
    const { template: dev } = synthesised('dev', { push });
    dev.hasResourceProperties('AWS::SNS::Topic', { TopicName: 'preventivi-dev-keim' });
    expect(shown(dev.findOutputs('PushTopicPrefix').PushTopicPrefix?.Value)).toMatch(/:preventivi-dev-$/);
    expect(shown(template.findOutputs('PushTopicPrefix').PushTopicPrefix?.Value)).toMatch(
      /:preventivi-prod-$/,
    );
  });

  it('are sent through an application that a function makes, which is told the name of the secret alone', () => {
    const { ServiceToken, applicationArn, ...others } = onlyOne(
      template,
      'Custom::PushApplication',
    ).Properties;
    expect(shown(ServiceToken)).toBe('PushesApplicationProvider.Arn');
    expect(shown(applicationArn)).toMatch(/:app\/GCM\/preventivi-prod$/);
    expect(others).toEqual({ ServiceTimeout: '300', ...push });
  });

  it('have that function read this secret, and change platform applications, and nothing else', () => {
    expect(rightsOf('PushesApplicationRole', 'secretsmanager')).toEqual([
      expect.stringMatching(/^secretsmanager:GetSecretValue on .*:secret:preventivi\/firebase-\?{6}$/),
    ]);
    expect(rightsOf('PushesApplicationRole', 'sns')).toEqual([
      'sns:CreatePlatformApplication, sns:DeletePlatformApplication, sns:SetPlatformApplicationAttributes on *',
    ]);
    for (const service of ['dynamodb', 's3', 'cognito-idp'])
      expect(rightsOf('PushesApplicationRole', service)).toEqual([]);
  });

  it('leave no finding of AWS Solutions without a reason', () => {
    expect(findings).toEqual([]);
  });

  it.each(Object.keys(manifest))('%s may do with them what its entry says, and nothing else', (name) => {
    const may = manifest[name]?.may ?? [];
    const sorted = (actions: string[]) =>
      [...new Set(actions)]
        .toSorted()
        .map((action) => `sns:${action}`)
        .join(', ');
    const given = Object.entries(rights).filter(([word]) => may.some((each) => each === word));
    const onTopics = given.flatMap(([, { topic }]) => topic ?? []);
    const onDevices = given.flatMap(([, { devices }]) =>
      devices
        ? [expect.stringMatching(new RegExp(`^${sorted(devices)} on .*:endpoint/GCM/preventivi-prod/\\*$`))]
        : [],
    );
    // All other rights are on everything.
    const onAll = given.flatMap(([, { all }]) => (all ? [`${sorted(all)} on *`] : []));
    const expected = [
      ...(onTopics.length > 0 ? [`${sorted(onTopics)} on ${topics}`] : []),
      ...onAll,
    ].toSorted();
    expect(rightsOf(`Functions${name}Role`, 'sns').toSorted()).toEqual([...expected, ...onDevices]);
  });

  it('are published by sending, testing and following offers; writing one only counts the people it reaches', () => {
    const having = (word: string) =>
      Object.keys(manifest).filter((name) =>
        rightsOf(`Functions${name}Role`, 'sns').some((line) => line.includes(word)),
      );
    expect(having('sns:Publish').toSorted()).toEqual([
      ...['devices', 'followSentOffers', 'sendNotifications'],
    ]);
    expect(having('sns:GetTopicAttributes')).toEqual(['notifications']);
    expect(having('sns:DeleteEndpoint').toSorted()).toEqual(['followChanges', 'tidyDevices']);
    expect(having('sns:CreatePlatformEndpoint').toSorted()).toEqual(['devices', 'followChanges']);
  });

  it('are known to every function by prefix and application, where they are set up, and to none where not', () => {
    const known = (made: Template) =>
      Object.entries(propertiesOf(made, 'AWS::Lambda::Function'))
        .filter(([id]) => id.startsWith('Functions'))
        .map(([, { Environment }]) => (Environment as { Variables: object }).Variables)
        .filter((variables) => 'PUSH_TOPIC_PREFIX' in variables && 'PUSH_APPLICATION_ARN' in variables)
        .length;
    expect(known(template)).toBe(Object.keys(manifest).length);
    const without = synthesised('prod').template;
    expect(known(without)).toBe(0);
    without.resourceCountIs('Custom::PushApplication', 0);
    expect(Object.values(propertiesOf(without, 'AWS::SNS::Topic'))).toHaveLength(1);
  });
});
