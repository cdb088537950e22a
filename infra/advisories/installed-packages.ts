import { readFileSync } from 'node:fs';
import * as z from 'zod';

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      integrity: z.optional(z.string()),
      inBundle: z.optional(z.boolean()),
    }),
  ),
});

export type Installed = {
  name: string;
  version: string;
  licence: string | undefined;
  /** Only tools and tests use the package; it is not deployed. */
  dev: boolean;
  hasHash: boolean;
};

/** Every package that the lock file installs, in each of its versions. */
export function installedPackages(): Installed[] {
  const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(packages).flatMap(([path, { version, license, dev, integrity, inBundle }]) => {
    if (!path || !version) return [];
    const name = path.replace(/^.*node_modules\//, '');
    // A package inside another one has the hash of that one.
    return [{ name, version, licence: license, dev: dev ?? false, hasHash: Boolean(integrity ?? inBundle) }];
  });
}
