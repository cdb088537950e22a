import { readDeployment } from '#infra/deployment-arguments.mjs';
import { type Installation, installationOf } from '#infra/installation.ts';

/** The deployment that arguments ask for. */
export type AskedDeployment = Omit<
  ReturnType<typeof readDeployment>,
  'stage' | 'context' | 'cdkArguments'
> & {
  installation: Installation;
};

/** The arguments are those of `npm run deploy`. Throws for options that are unknown or contradict each other. */
export function askedDeployment(args: readonly string[]): AskedDeployment {
  const { context, profile, report, acceptsChanges } = readDeployment(args);
  return { installation: installationOf((name) => context.get(name)), profile, report, acceptsChanges };
}
