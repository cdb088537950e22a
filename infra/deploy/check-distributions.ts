import {
  CloudFrontClient,
  type DistributionSummary,
  paginateListDistributions,
} from '@aws-sdk/client-cloudfront';
import { type Finding, ok, stop, warning } from './finding.ts';
import type { Target } from './target.ts';

/** Whether CloudFront takes the website, and its own domain. */
export async function checkDistributions({ installation, deployed, region }: Target): Promise<Finding[]> {
  const all = await listDistributions(new CloudFrontClient({ region }));
  const name = installation.domain?.name;
  const holder = all.find(
    ({ Aliases, DomainName }) =>
      name && Aliases?.Items?.includes(name) && DomainName !== deployed.websiteHost,
  );
  if (!holder) return [allowed(all), ...(name ? [ok('domain', `No other distribution has ${name}.`)] : [])];
  return [
    allowed(all),
    stop(
      'domain',
      `The distribution ${holder.Id} (${holder.Comment || holder.DomainName}) has ${name}, and only one may have it. docs/runbook/restore.md says how it moves.`,
    ),
  ];
}

/** No call tells whether an account may make one: an account that has one may. */
function allowed(all: DistributionSummary[]): Finding {
  if (all.length > 0) return ok('CloudFront', `The account has ${all.length} distributions.`);
  return warning(
    'CloudFront',
    'The account has no distribution yet. Many new accounts may not make one before AWS has verified them, and no call tells. If the deployment fails with "Your account must be verified", open a case of the type Account with that message, which costs nothing, and deploy again when it is answered.',
  );
}

async function listDistributions(client: CloudFrontClient): Promise<DistributionSummary[]> {
  const all: DistributionSummary[] = [];
  for await (const { DistributionList } of paginateListDistributions({ client }, {})) {
    all.push(...(DistributionList?.Items ?? []));
  }
  return all;
}
