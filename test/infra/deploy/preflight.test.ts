import { ACMClient } from '@aws-sdk/client-acm';
import { AppSyncClient } from '@aws-sdk/client-appsync';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { WAFV2Client } from '@aws-sdk/client-wafv2';
import { beforeEach, describe, expect, it } from 'vitest';
import { askedDeployment } from '#infra/deploy/asked-deployment.ts';
import { preflight } from '#infra/deploy/preflight.ts';
import { certificateArn, deploymentTarget } from '#test/support/builders/deployment-target.ts';
import { mockedClient } from '#test/support/mocked-client.ts';

/** The clients of all services look alike where they refuse. */
type Refusing = {
  reset(): { onAnyCommand(): { rejects(cause: Error): unknown } };
  calls(): readonly { args: readonly [object, ...unknown[]] }[];
};

const clients: readonly Refusing[] = [
  mockedClient(ACMClient),
  mockedClient(AppSyncClient),
  mockedClient(CloudFrontClient),
  mockedClient(CloudWatchLogsClient),
  mockedClient(LambdaClient),
  mockedClient(S3Client),
  mockedClient(ServiceQuotasClient),
  mockedClient(SESv2Client),
  mockedClient(SSMClient),
  mockedClient(WAFV2Client),
];
const denied = Object.assign(new Error('You are not authorized to perform this.'), {
  name: 'AccessDeniedException',
});

beforeEach(() => {
  for (const client of clients) client.reset().onAnyCommand().rejects(denied);
});

describe('the preflight', () => {
  it('warns of what it may not ask, and goes on', async () => {
    const findings = await preflight(deploymentTarget({ mailSender: 'example.com' }));
    const unasked = findings.filter(({ says }) =>
      says.includes('could not be asked: You are not authorized'),
    );
    expect(unasked.map(({ about }) => about)).toEqual([
      'bootstrap',
      'functions',
      'CloudFront',
      'certificate',
      'mails',
      'names',
      'quotas',
    ]);
    expect(new Set(unasked.map(({ verdict }) => verdict))).toEqual(new Set(['warning']));
    expect(findings.map(({ verdict }) => verdict)).not.toContain('stop');
  });

  it('asks nothing of a region that cannot be', async () => {
    expect(await preflight(deploymentTarget({ region: 'eu-south-1' }))).toMatchObject([
      { about: 'region', verdict: 'stop' },
    ]);
    expect(clients.flatMap((client) => client.calls())).toEqual([]);
  });

  it('only reads', async () => {
    await preflight(deploymentTarget({ mailSender: 'example.com' }));
    const sent = clients.flatMap((client) => client.calls().map(({ args }) => args[0].constructor.name));
    expect(sent.length).toBeGreaterThan(7);
    expect(sent.filter((name) => !/^(Get|List|Describe|Head)/.test(name))).toEqual([]);
  });
});

describe('the arguments of a deployment', () => {
  const domain = ['--context=domain=quotes.example.com', '-c', `certificate=${certificateArn}`];

  it.each([[['-c', 'stage=prod']], [['-cstage=prod']], [['--stage', 'prod']]])(
    'name the stage: %j',
    (stage) => {
      const { installation } = askedDeployment([...stage, ...domain]);
      expect(installation).toEqual(deploymentTarget().installation);
    },
  );

  it('may be the CDK’s own, and name a profile', () => {
    const args = ['--require-approval', 'never', '--profile', 'vendor', '--accept-changes'];
    expect(askedDeployment(args)).toEqual({
      installation: { stage: 'dev' },
      profile: 'vendor',
      acceptsChanges: true,
      report: undefined,
    });
    expect(askedDeployment([]).acceptsChanges).toBe(false);
  });

  it('are refused like by the stack', () => {
    expect(() => askedDeployment(['-c', 'stage=prod'])).toThrow('-c domain=');
  });
});
