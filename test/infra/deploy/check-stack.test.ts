import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkStack } from '#infra/deploy/check-stack.ts';
import { isFirst, readDeployedStack } from '#infra/deploy/deployed-stack.ts';
import { deploymentTarget } from '#test/support/builders/deployment-target.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

const formation = mockedClient(CloudFormationClient);

beforeEach(() => formation.reset());

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

/** A stack as CloudFormation describes it, and the finding about it. */
async function found(StackStatus: Stack['StackStatus'], more: Partial<Stack> = {}) {
  const stack = { StackName: 'preventivi-prod', CreationTime: new Date(0), StackStatus, ...more };
  formation.on(DescribeStacksCommand, { StackName: 'preventivi-prod' }).resolves({ Stacks: [stack] });
  const deployed = await readDeployedStack('eu-central-1', 'prod');
  return { deployed, ...checkStack(deploymentTarget({ deployed })) };
}

describe('a stack', () => {
  it('that does not exist is deployed for the first time', async () => {
    const message = 'Stack with id preventivi-prod does not exist';
    formation.on(DescribeStacksCommand).rejects(named('ValidationError', message));
    const deployed = await readDeployedStack('eu-central-1', 'prod');
    expect(isFirst(deployed)).toBe(true);
    const { verdict, says } = checkStack(deploymentTarget({ deployed }));
    expect(verdict).toBe('ok');
    expect(says).toContain('Protection comes in a second pass');
  });

  it.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'REVIEW_IN_PROGRESS'] as const)(
    'that failed in its first deployment is made anew: %s',
    async (status) => {
      const { deployed, verdict } = await found(status);
      expect([isFirst(deployed), verdict]).toEqual([true, 'ok']);
    },
  );

  it.each(['ROLLBACK_COMPLETE', 'CREATE_FAILED'] as const)(
    'that failed and is protected must lose that first: %s',
    async (status) => {
      const { verdict, says } = await found(status, { EnableTerminationProtection: true });
      expect(verdict).toBe('stop');
      expect(says).toContain('update-termination-protection --no-enable-termination-protection');
    },
  );

  it.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'] as const)(
    'that is there is updated: %s',
    async (status) => {
      const { deployed, verdict } = await found(status, { EnableTerminationProtection: true });
      expect([isFirst(deployed), verdict]).toEqual([false, 'ok']);
    },
  );

  it.each([
    ['CREATE_IN_PROGRESS', 'Wait'],
    ['UPDATE_ROLLBACK_IN_PROGRESS', 'Wait'],
    ['UPDATE_ROLLBACK_FAILED', 'continue-update-rollback'],
    ['DELETE_FAILED', 'console'],
    ['CREATE_FAILED', 'aws cloudformation delete-stack --stack-name preventivi-prod'],
  ] as const)('that takes no change stops the deployment: %s', async (status, todo) => {
    const { deployed, verdict, says } = await found(status);
    expect([isFirst(deployed), verdict]).toEqual([false, 'stop']);
    expect(says).toContain(todo);
  });

  it('that may not be asked for is taken for one that is there: it stays protected', async () => {
    formation.on(DescribeStacksCommand).rejects(named('AccessDenied', 'You are not authorized'));
    const deployed = await readDeployedStack('eu-central-1', 'prod');
    expect(isFirst(deployed)).toBe(false);
    expect(checkStack(deploymentTarget({ deployed })).verdict).toBe('warning');
  });

  it('tells the options of its last deployment', async () => {
    const output = (OutputKey: string, OutputValue: string) => ({ OutputKey, OutputValue });
    const { deployed } = await found('UPDATE_COMPLETE', {
      Outputs: [
        output('WebsiteHost', 'd111111abcdef8.cloudfront.net'),
        output('Options', '{"mailSender":"example.com"}'),
      ],
    });
    expect(deployed).toMatchObject({
      websiteHost: 'd111111abcdef8.cloudfront.net',
      options: { mailSender: 'example.com' },
    });
    expect((await found('UPDATE_COMPLETE')).deployed.options).toBeUndefined();
  });
});
