import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { type Finding, ok, stop } from './finding.ts';
import type { Target } from './target.ts';

const Name = '/cdk-bootstrap/hnb659fds/version';

/** The oldest version that the CDK's stacks can be deployed with. */
export const neededBootstrap = 6;

/** Whether the CDK has its bucket and roles in this account and region. */
export async function checkBootstrap({ region }: Target): Promise<Finding> {
  const version = await bootstrapVersion(new SSMClient({ region }));
  if (version >= neededBootstrap) return ok('bootstrap', `Version ${version} is there.`);
  const found = version === 0 ? `It is missing in ${region}` : `Version ${version} is too old`;
  return stop('bootstrap', `${found}: npm run bootstrap`);
}

/** Zero where there is none. */
async function bootstrapVersion(client: SSMClient): Promise<number> {
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name }));
    return Number(Parameter?.Value ?? 0);
  } catch (cause) {
    if (cause instanceof ParameterNotFound) return 0;
    throw cause;
  }
}
