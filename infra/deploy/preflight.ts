import { checkBootstrap } from './check-bootstrap.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkConcurrency } from './check-concurrency.ts';
import { checkDistributions } from './check-distributions.ts';
import { checkMails } from './check-mails.ts';
import { checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkPushes } from './check-pushes.ts';
import { checkQuotas } from './check-quotas.ts';
import { checkRegion } from './check-region.ts';
import { checkStack } from './check-stack.ts';
import { type Finding, warning } from './finding.ts';
import type { Target } from './target.ts';

type Check = (target: Target) => Promise<Finding | Finding[]> | Finding | Finding[];

const checks: Readonly<Record<string, Check>> = {
  bootstrap: checkBootstrap,
  stack: checkStack,
  options: checkOptions,
  functions: checkConcurrency,
  CloudFront: checkDistributions,
  certificate: checkCertificate,
  mails: checkMails,
  pushes: checkPushes,
  names: checkNames,
  quotas: checkQuotas,
};

/** Asks the account whether a deployment can work. It only reads; a check that may not read is a warning. */
export async function preflight(target: Target): Promise<Finding[]> {
  const region = checkRegion(target.region);
  if (region.verdict === 'stop') return [region];
  const found = Object.entries(checks).map(async ([about, check]) => {
    try {
      return await check(target);
    } catch (cause) {
      return warning(about, `It could not be asked: ${cause instanceof Error ? cause.message : cause}`);
    }
  });
  return [region, ...(await Promise.all(found)).flat()];
}
