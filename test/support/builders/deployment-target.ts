import type { DeployedStack } from '#infra/deploy/deployed-stack.ts';
import type { Target } from '#infra/deploy/target.ts';
import type { Installation } from '#infra/installation.ts';

export const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0123-abc';

type Changes = { region?: string; deployed?: Partial<DeployedStack> } & Partial<Installation>;

/** A first deployment of prod into Frankfurt, or what a test makes of it. */
export const deploymentTarget = ({ region, deployed, ...installation }: Changes = {}): Target => ({
  installation: {
    stage: 'prod',
    domain: { name: 'quotes.example.com', certificateArn },
    ...installation,
  },
  region: region ?? 'eu-central-1',
  account: '123456789012',
  deployed: { isProtected: false, ...deployed },
  now: new Date('2026-11-25T10:00:00Z'),
});

/** A stack that is there. */
export const complete = { status: 'UPDATE_COMPLETE', isProtected: true, options: {} };
