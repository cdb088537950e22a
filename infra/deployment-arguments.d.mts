import type { OptionName } from './installation.ts';

export const contextNames: readonly ('stage' | OptionName)[];
export function readDeployment(args: readonly string[]): {
  stage: string;
  /** The values of `-c name=value`, always with a stage. */
  context: ReadonlyMap<string, string>;
  profile: string | undefined;
  /** File for the command that deploys. */
  report: string | undefined;
  /** Changes of options that lose something are meant. */
  acceptsChanges: boolean;
  cdkArguments: string[];
};
