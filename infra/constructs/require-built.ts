import { existsSync } from 'node:fs';

/** A folder that a build step has made; without it nothing can be deployed, and the message says what to run. */
export function requireBuilt(folder: string): string {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Build it first: npm run build`);
  return folder;
}
