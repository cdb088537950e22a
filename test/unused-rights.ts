// Compares the rights of functions with those that the operations suite made use of, all of it. A right that nothing used
// needs a line in test/support/unused-rights.ts. A line about no right at all is a failure, too.
import { readFileSync } from 'node:fs';
import { isLike } from '#infra/local/access/evaluate.ts';
import { localPlaces } from '#infra/local/places.ts';
import { rightsOf } from '#infra/rights/rights-of.ts';
import { shownRight, singleRights } from '#infra/rights/single-rights.ts';
import { functions } from '#lambdas/manifest.ts';
import { unusedRights } from './support/unused-rights.ts';

const read: string[] = JSON.parse(readFileSync('test-results/operations-used-rights.json', 'utf8'));
const used = new Set(read);
const given = new Set(
  Object.entries(rightsOf(functions, localPlaces)).flatMap(([name, statements]) =>
    statements.flatMap(singleRights).map((right) => shownRight(name, right)),
  ),
);
const unused = [...given].filter((right) => !used.has(right));
const lines = Object.values(unusedRights).flat();

const unexplained = unused.filter((right) => !lines.some((line) => isLike(right, line)));
const needless = lines.filter((line) => ![...given].some((right) => isLike(right, line)));
for (const right of unexplained) console.error(`No call made use of: ${right}`);
for (const line of needless) console.error(`About no right: ${line}`);
console.log(`${given.size} rights, ${unused.length} of them unused.`);
process.exitCode = unexplained.length + needless.length > 0 ? 1 : 0;
