import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type Installation, installationOf } from '#infra/installation.ts';

/** The deployment that arguments ask for. */
export type AskedDeployment = {
  installation: Installation;
  profile?: string | undefined;
  /** Changes of options that lose something are meant. */
  acceptsChanges: boolean;
  /** File for the command that deploys. */
  report?: string | undefined;
};

const read = z.object({
  context: z.array(z.string()).default([]),
  stage: z.string().optional(),
  profile: z.string().optional(),
  report: z.string().optional(),
  'accept-changes': z.boolean().default(false),
});

/** The arguments are those of `npm run deploy`; others are the CDK's. Throws for options that contradict each other. */
export function askedDeployment(args: readonly string[]): AskedDeployment {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      context: { type: 'string', short: 'c', multiple: true },
      stage: { type: 'string' },
      profile: { type: 'string' },
      report: { type: 'string' },
      'accept-changes': { type: 'boolean' },
    },
  });
  const { context, stage, profile, report, 'accept-changes': acceptsChanges } = read.parse(values);
  const given = new Map(context.map((each) => [each.replace(/=.*/s, ''), each.replace(/^[^=]*=/, '')]));
  const installation = installationOf((name) =>
    name === 'stage' ? (stage ?? given.get(name)) : given.get(name),
  );
  return { installation, profile, report, acceptsChanges };
}
