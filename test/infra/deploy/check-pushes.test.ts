import {
  DescribeSecretCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { expect, it } from 'vitest';
import { checkPushes } from '#infra/deploy/check-pushes.ts';
import { deploymentTarget } from '#test/support/builders/deployment-target.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const secrets = mockedClient(SecretsManagerClient);
const push = { secret: 'preventivi/firebase', secretVersion: '1' };

it('push messages need a secret that is there, and only where they are sent', async () => {
  secrets.on(DescribeSecretCommand, { SecretId: push.secret }).resolves({ Name: push.secret });
  expect(await checkPushes(deploymentTarget())).toEqual([]);
  expect(await checkPushes(deploymentTarget({ push }))).toMatchObject([{ verdict: 'ok' }]);
  secrets.on(DescribeSecretCommand).rejects(new ResourceNotFoundException({ message: '', $metadata: {} }));
  expect(await checkPushes(deploymentTarget({ push }))).toMatchObject([
    { verdict: 'stop', says: expect.stringContaining('preventivi/firebase is not in eu-central-1') },
  ]);
});
