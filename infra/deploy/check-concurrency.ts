import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type Finding, ok, warning } from './finding.ts';
import type { Target } from './target.ts';

/** Below it an office of some ten people meets refusals: a screen asks several things at once. */
const enough = 100;

/** How many functions run at once: ten in a new account. */
export async function checkConcurrency({ region }: Target): Promise<Finding> {
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand());
  const most = AccountLimit?.UnreservedConcurrentExecutions ?? 0;
  const says = `Lambda runs ${most} functions at once.`;
  if (most >= enough) return ok('functions', says);
  return warning(
    'functions',
    `${says} More calls are refused as busy. Ask for more before many users come: aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`,
  );
}
