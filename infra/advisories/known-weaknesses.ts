import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import * as z from 'zod';
import type { Installed } from './installed-packages.ts';

export const advisoriesFile = 'infra/advisories/advisories.json';

const severities = ['low', 'moderate', 'high', 'critical'] as const;

const advisory = z.object({
  package: z.string(),
  id: z.string(),
  severity: z.enum(severities),
  /** Versions that have the weakness. */
  range: z.string(),
  title: z.string(),
});
export type Advisory = z.infer<typeof advisory>;

const file = z.object({
  /** The day of the newest of them, and where they are from. */
  asOf: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  sources: z.array(z.string()),
  advisories: z.array(advisory),
  /** Weaknesses that an installed version has, and why nobody can use them here. */
  accepted: z.array(z.object({ id: z.string(), package: z.string(), why: z.string() })),
});
export type Advisories = z.infer<typeof file>;

export const readAdvisories = (): Advisories => file.parse(JSON.parse(readFileSync(advisoriesFile, 'utf8')));

export type Weakness = Advisory & { version: string; dev: boolean };

/** The weaknesses known of the installed versions. */
export function knownWeaknesses(
  installed: readonly Installed[],
  advisories: readonly Advisory[],
): Weakness[] {
  return installed.flatMap(({ name, version, dev }) =>
    advisories
      .filter((one) => one.package === name && satisfies(version, one.range, { includePrerelease: true }))
      .map((one) => ({ ...one, version, dev })),
  );
}

/** Those that nobody has said anything about. */
export const unexplained = (weaknesses: readonly Weakness[], { accepted }: Advisories): Weakness[] =>
  weaknesses.filter(
    (weakness) => !accepted.some(({ id, package: of }) => id === weakness.id && of === weakness.package),
  );

/** A deployment does not bring these to users. */
export const stopsDeployment = ({ severity, dev }: Weakness): boolean =>
  !dev && (severity === 'high' || severity === 'critical');

export const told = ({ package: name, version, id, severity, title }: Weakness): string =>
  `${name}@${version}: ${severity}, ${id}, ${title}`;
