/** The decisions of set-up.mjs, which is plain JavaScript so that it runs before anything is installed. */
export function nodeProblem(version: string): string | undefined;
export function isInstallNeeded(state: {
  lockHash: string;
  stampedHash: string | undefined;
  /** Milliseconds since the epoch; undefined when nothing is installed. */
  lockTime: number;
  installedTime: number | undefined;
}): boolean;
export function isBuildNeeded(state: {
  sourcesHash: string;
  builtFromHash: string | undefined;
  isBuilt: boolean;
}): boolean;
