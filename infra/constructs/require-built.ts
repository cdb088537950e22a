import { existsSync } from 'node:fs';

/** Returns a folder that a build step has made. Throws if it is missing, with the command to run. */
export function requireBuilt(folder: string): string {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Build it first: npm run build`);
  return folder;
}
