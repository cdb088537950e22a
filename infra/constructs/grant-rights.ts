import { Effect, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { statementsOf } from '#infra/rights/rights-of.ts';
import type { Statement } from '#infra/rights/statement.ts';
import type { FunctionRight } from '#lambdas/function-spec.ts';
import { acknowledgeDevices, acknowledgeFiles, acknowledgeSender } from './acknowledgements.ts';
import type { Files } from './files.ts';
import type { Identity } from './identity.ts';
import type { MailSender } from './mail-sender.ts';
import type { PushService } from './push-service.ts';
import type { Table } from './table.ts';

/** The resources that permissions are about. */
export type Resources = {
  table: Table;
  files: Files;
  graphqlApi: { readonly endpoint: string; readonly publishChangeArn: string };
  identity: Identity;
  /** Not there where nobody sends mails. */
  mails?: MailSender | undefined;
  /** Not there where nobody sends push messages. */
  pushes?: PushService | undefined;
  /** The secret of the canary: in prod alone. */
  canary?: { readonly secretArn: string } | undefined;
};

const placesOf = ({ table, files, graphqlApi, identity, mails, pushes, canary }: Resources) => ({
  table: table.tableArn,
  files: files.bucketArn,
  userPool: identity.pool.userPoolArn,
  publishChange: graphqlApi.publishChangeArn,
  mails: mails && { ...mails, reports: mails.reports.arn },
  topics: pushes?.topicArns,
  devices: pushes?.deviceArns,
  canarySecret: canary?.secretArn,
});

/** Gives a function's role what its entry in the manifest names, and nothing else. */
export function grantRights(role: Role, may: readonly FunctionRight[], resources: Resources): void {
  const statements = statementsOf(may, placesOf(resources));
  for (const statement of statements) role.addToPolicy(policyStatement(statement));
  const { files, mails, pushes } = resources;
  if (pushes && may.includes('devices:push')) acknowledgeDevices(role, pushes.name);
  if (mails && may.includes('mails:send')) acknowledgeSender(role);
  const ofFiles = files.arnForObjects('');
  const given = new Set(statements.flatMap((statement) => statement.resources));
  for (const arn of given)
    if (arn.startsWith(ofFiles)) acknowledgeFiles(role, files, arn.slice(ofFiles.length));
}

const policyStatement = ({ sid, effect, actions, resources, conditions }: Statement) =>
  new PolicyStatement({
    ...(sid && { sid }),
    effect: effect === 'Deny' ? Effect.DENY : Effect.ALLOW,
    actions: [...actions],
    resources: [...resources],
    ...(conditions && { conditions }),
  });
