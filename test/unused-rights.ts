// Compares the rights of functions with those that the suites made use of. Both a right that nothing used and no line
// explains, and a line about a right that is used or that nobody has, are failures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rightOf } from '#infra/local/access/guard.ts';
import { localPlaces } from '#infra/local/places.ts';
import { rightsOf } from '#infra/rights/rights-of.ts';
import { singleRights } from '#infra/rights/single-rights.ts';
import { functions } from '#lambdas/manifest.ts';
import { unusedRights } from './support/unused-rights.ts';

const folder = 'test-results/used-rights';
const used = new Set(
  readdirSync(folder).flatMap((file): string[] => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);
const given = new Set(
  Object.entries(rightsOf(functions, localPlaces)).flatMap(([name, statements]) =>
    statements.flatMap(singleRights).map((right) => rightOf(name, right)),
  ),
);
const explained = new Set(Object.values(unusedRights).flat());

const unexplained = [...given].filter((right) => !used.has(right) && !explained.has(right));
const needless = [...explained].filter((right) => used.has(right) || !given.has(right));
for (const right of unexplained) console.error(`No call made use of: ${right}`);
for (const right of needless) console.error(`Explained for nothing: ${right}`);
console.log(`${given.size} rights, ${used.size} used, ${explained.size} explained.`);
process.exitCode = unexplained.length + needless.length > 0 ? 1 : 0;
