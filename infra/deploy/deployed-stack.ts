import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import * as z from 'zod';
import { parsedJson } from '#infra/parsed-json.ts';
import type { Stage } from '#infra/stage.ts';

/** The stack as CloudFormation has it now. */
export type DeployedStack = {
  /** Undefined when there is none, `UNKNOWN` when nobody may ask. */
  status?: string | undefined;
  isProtected: boolean;
  /** CloudFront's own name of the website. */
  websiteHost?: string | undefined;
  /** Undefined when the last deployment noted none. */
  options?: Readonly<Record<string, string>> | undefined;
};

export const stackNameOf = (stage: Stage) => `preventivi-${stage}`;

export async function readDeployedStack(region: string, stage: Stage): Promise<DeployedStack> {
  const StackName = stackNameOf(stage);
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    return described(stack);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    if (cause.message.includes('does not exist')) return described(undefined);
    if (cause.name.startsWith('AccessDenied')) return { status: 'UNKNOWN', isProtected: false };
    throw cause;
  }
}

const noted = z.record(z.string(), z.string());

function described(stack: Stack | undefined): DeployedStack {
  const output = (name: string) => stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
  return {
    status: stack?.StackStatus,
    isProtected: stack?.EnableTerminationProtection ?? false,
    websiteHost: output('WebsiteHost'),
    options: noted.safeParse(parsedJson(output('Options') ?? '')).data,
  };
}

/** States of a stack that was never complete, and that the CDK itself makes anew. It does not for `CREATE_FAILED`. */
const neverComplete = ['REVIEW_IN_PROGRESS', 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'];

/** Whether the next deployment is the first; one that fails must leave nothing that protects itself. */
export const isFirst = ({ status }: DeployedStack) => status === undefined || neverComplete.includes(status);
