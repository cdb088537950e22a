import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkBootstrap, neededBootstrap } from '#infra/deploy/check-bootstrap.ts';
import { checkConcurrency } from '#infra/deploy/check-concurrency.ts';
import { checkRegion } from '#infra/deploy/check-region.ts';
import { deploymentTarget } from '#test/support/builders/deployment-target.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const ssm = mockedClient(SSMClient);
const lambda = mockedClient(LambdaClient);

beforeEach(() => {
  ssm.reset();
  lambda.reset();
});

describe('the region', () => {
  it.each(['eu-central-1', 'eu-west-1', 'us-east-1'])('may be %s', (region) => {
    expect(checkRegion(region).verdict).toBe('ok');
  });

  it.each(['eu-south-1', 'sa-east-1', 'af-south-1'])('may not be %s, and others are named', (region) => {
    const { verdict, says } = checkRegion(region);
    expect(verdict).toBe('stop');
    expect(says).toContain('eu-central-1, eu-north-1, eu-west-1, eu-west-2, eu-west-3');
  });
});

describe('the bootstrap', () => {
  const found = (Value: string) =>
    ssm.on(GetParameterCommand, { Name: '/cdk-bootstrap/hnb659fds/version' }).resolves({
      Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Type: 'String', Value, Version: 3 },
    });

  it('is there', async () => {
    found('30');
    expect(await checkBootstrap(deploymentTarget())).toMatchObject({ verdict: 'ok' });
  });

  it('is old', async () => {
    found(String(neededBootstrap - 1));
    expect(await checkBootstrap(deploymentTarget())).toMatchObject({
      verdict: 'stop',
      says: 'Version 5 is too old: npm run bootstrap',
    });
  });

  it('is missing', async () => {
    ssm.on(GetParameterCommand).rejects(new ParameterNotFound({ message: '', $metadata: {} }));
    expect(await checkBootstrap(deploymentTarget())).toMatchObject({
      verdict: 'stop',
      says: 'It is missing in eu-central-1: npm run bootstrap',
    });
  });
});

describe('functions at once', () => {
  const settings = (ConcurrentExecutions: number) =>
    lambda.on(GetAccountSettingsCommand).resolves({
      AccountLimit: {
        CodeSizeUnzipped: 262144000,
        CodeSizeZipped: 52428800,
        ConcurrentExecutions,
        TotalCodeSize: 80530636800,
        UnreservedConcurrentExecutions: ConcurrentExecutions,
      },
      AccountUsage: { FunctionCount: 0, TotalCodeSize: 0 },
    });

  it('are enough', async () => {
    settings(1000);
    expect(await checkConcurrency(deploymentTarget())).toMatchObject({ verdict: 'ok' });
  });

  it('are ten in a new account, which is to ask for more', async () => {
    settings(10);
    const { verdict, says } = await checkConcurrency(deploymentTarget());
    expect(verdict).toBe('warning');
    expect(says).toMatch(/^Lambda runs 10 functions at once.*--quota-code L-B99A9384 --desired-value 1000$/);
  });
});
