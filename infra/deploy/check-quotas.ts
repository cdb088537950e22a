import { AppSyncClient, paginateListGraphqlApis } from '@aws-sdk/client-appsync';
import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  NoSuchResourceException,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { ListWebACLsCommand, WAFV2Client } from '@aws-sdk/client-wafv2';
import { isFirst } from './deployed-stack.ts';
import { type Finding, ok, stop } from './finding.ts';
import type { Target } from './target.ts';

type Quota = {
  about: string;
  ServiceCode: string;
  QuotaCode: string;
  /** How many the stack makes. */
  needed: number;
  used(region: string): Promise<number>;
};

const firewalls = 'firewalls (WAF)';
const quotas: readonly Quota[] = [
  {
    about: firewalls,
    ServiceCode: 'wafv2',
    QuotaCode: 'L-2EC3DE7B',
    needed: 2,
    used: countFirewalls,
  },
  { about: 'AppSync APIs', ServiceCode: 'appsync', QuotaCode: 'L-4DFA3D2F', needed: 1, used: countApis },
];

/** Whether the account has room for what the first deployment makes. */
export async function checkQuotas({ installation, deployed, region }: Target): Promise<Finding[]> {
  if (!isFirst(deployed)) return [];
  const made = installation.firewall === 'none' ? quotas.filter(({ about }) => about !== firewalls) : quotas;
  return Promise.all(made.map((quota) => checkQuota(quota, region)));
}

async function checkQuota(quota: Quota, region: string): Promise<Finding> {
  const { about, needed, ServiceCode, QuotaCode } = quota;
  const [used, most] = await Promise.all([quota.used(region), mostOf(quota, region)]);
  const says = `The region has ${used} ${about} of ${most}, and the stack makes ${needed}.`;
  if (used + needed <= most) return ok('quotas', says);
  return stop(
    'quotas',
    `${says} Ask for more: aws service-quotas request-service-quota-increase --region ${region} --service-code ${ServiceCode} --quota-code ${QuotaCode} --desired-value ${most + needed}`,
  );
}

/** A quota that was never raised may be known by its default alone. */
async function mostOf({ ServiceCode, QuotaCode }: Quota, region: string): Promise<number> {
  const client = new ServiceQuotasClient({ region });
  const asked = { ServiceCode, QuotaCode };
  const { Quota } = await client.send(new GetServiceQuotaCommand(asked)).catch((cause: unknown) => {
    if (cause instanceof NoSuchResourceException) {
      return client.send(new GetAWSDefaultServiceQuotaCommand(asked));
    }
    throw cause;
  });
  return Quota?.Value ?? 0;
}

async function countFirewalls(region: string): Promise<number> {
  const client = new WAFV2Client({ region });
  let count = 0;
  let NextMarker: string | undefined;
  do {
    const page = await client.send(new ListWebACLsCommand({ Scope: 'REGIONAL', Limit: 100, NextMarker }));
    count += page.WebACLs?.length ?? 0;
    NextMarker = page.NextMarker;
  } while (NextMarker);
  return count;
}

async function countApis(region: string): Promise<number> {
  let count = 0;
  for await (const { graphqlApis } of paginateListGraphqlApis(
    { client: new AppSyncClient({ region }) },
    {},
  )) {
    count += graphqlApis?.length ?? 0;
  }
  return count;
}
