import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  CreatePlatformApplicationCommand,
  DeletePlatformApplicationCommand,
  InternalErrorException,
  NotFoundException,
  SetPlatformApplicationAttributesCommand,
  SNSClient,
} from '@aws-sdk/client-sns';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '#infra/providers/push-application.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const sns = mockedClient(SNSClient);
const secrets = mockedClient(SecretsManagerClient);
const answers = vi.fn(async (_address: string, _init: { method: string; body: string }) => new Response());
const applicationArn = 'arn:aws:sns:eu-south-1:123456789012:app/GCM/preventivi-dev';
const key = JSON.stringify({
  type: 'service_account',
  project_id: 'preventivi',
  private_key: 'PRIVATE-KEY',
  client_email: 'push@example.com',
});
const Attributes = { PlatformCredential: key };
const missing = new NotFoundException({ message: 'PlatformApplication does not exist', $metadata: {} });

beforeEach(() => {
  sns.reset();
  secrets.reset();
  secrets.on(GetSecretValueCommand, { SecretId: 'firebase' }).resolves({ SecretString: key });
  answers.mockClear();
  vi.stubGlobal('fetch', answers);
});

async function deploy(RequestType: 'Create' | 'Update' | 'Delete', physical = applicationArn) {
  const event = {
    RequestType,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'Application',
    ResponseURL: 'https://cloudformation.example.com/answer',
    ResourceProperties: { ServiceToken: 'provider', applicationArn, secret: 'firebase', secretVersion: '1' },
    ...(RequestType !== 'Create' && { PhysicalResourceId: physical }),
  };
  // The fields of an event that the handler reads are there.
  await handler(event as unknown as CloudFormationCustomResourceEvent);
  const [address, { method, body } = { method: '', body: '{}' }] = answers.mock.calls[0] ?? [];
  expect([address, method]).toEqual([event.ResponseURL, 'PUT']);
  return { ...JSON.parse(body), body };
}
const made = () => sns.commandCalls(CreatePlatformApplicationCommand).map(({ args }) => args[0].input);
const renewed = () =>
  sns.commandCalls(SetPlatformApplicationAttributesCommand).map(({ args }) => args[0].input);
const removed = () => sns.commandCalls(DeletePlatformApplicationCommand).map(({ args }) => args[0].input);

describe('the platform application of a stage', () => {
  it('is made with the key that the secret holds, which is in no answer', async () => {
    sns.on(SetPlatformApplicationAttributesCommand).rejects(missing);
    const { Status, PhysicalResourceId, body } = await deploy('Create');
    expect([Status, PhysicalResourceId]).toEqual(['SUCCESS', applicationArn]);
    expect(made()).toEqual([{ Name: 'preventivi-dev', Platform: 'GCM', Attributes }]);
    expect(body).not.toContain('PRIVATE-KEY');
  });

  it.each(['Create', 'Update'] as const)('that is there already gets the key: %s again', async (type) => {
    expect(await deploy(type)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: applicationArn });
    expect(renewed()).toEqual([{ PlatformApplicationArn: applicationArn, Attributes }]);
    expect(made()).toEqual([]);
  });

  it('is removed by its address, without its secret', async () => {
    secrets.on(GetSecretValueCommand).rejects(new Error('no such secret'));
    expect(await deploy('Delete')).toMatchObject({ Status: 'SUCCESS' });
    expect(removed()).toEqual([{ PlatformApplicationArn: applicationArn }]);
  });

  it('that was never made is removed without a call', async () => {
    expect(await deploy('Delete', 'not-made')).toMatchObject({ Status: 'SUCCESS' });
    expect(removed()).toEqual([]);
  });

  it.each([
    ['no JSON', '{"private_key":"PRIVATE-KEY'],
    ['of another kind', '{"type":"user","private_key":"PRIVATE-KEY"}'],
    ['not there', undefined],
  ])(
    'needs a key: one that is %s fails the deployment, in words that hold nothing of it',
    async (_case, text) => {
      secrets.on(GetSecretValueCommand).resolves({ SecretString: text });
      const { Status, Reason, PhysicalResourceId, body } = await deploy('Create');
      expect([Status, PhysicalResourceId]).toEqual(['FAILED', 'not-made']);
      expect(Reason).toContain('The secret firebase is no key of a Firebase service account');
      expect(body).not.toContain('PRIVATE-KEY');
      expect(renewed()).toEqual([]);
    },
  );

  it('that SNS refuses fails the deployment with the name of the error, and keeps its identity', async () => {
    const message = 'credentials PRIVATE-KEY are wrong';
    sns
      .on(SetPlatformApplicationAttributesCommand)
      .rejects(new InternalErrorException({ message, $metadata: {} }));
    const { Status, Reason, PhysicalResourceId } = await deploy('Update');
    expect([Status, Reason, PhysicalResourceId]).toEqual([
      'FAILED',
      'InternalErrorException',
      applicationArn,
    ]);
  });
});
