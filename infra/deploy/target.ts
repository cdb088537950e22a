import type { Installation } from '#infra/installation.ts';
import type { DeployedStack } from './deployed-stack.ts';

/** The installation that is to be deployed, and its place. */
export type Target = {
  installation: Installation;
  region: string;
  account: string;
  deployed: DeployedStack;
  now: Date;
};
