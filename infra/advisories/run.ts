import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { advisoriesOf, merged } from './audit-report.ts';
import { installedPackages } from './installed-packages.ts';
import {
  advisoriesFile,
  knownWeaknesses,
  readAdvisories,
  stopsDeployment,
  told,
  unexplained,
} from './known-weaknesses.ts';

// `npm run advisories` asks the registry for known weaknesses of the packages in the lock file, keeps them and prints
// them. Before a deployment (`--deploy`) it fails for a weakness that must not reach users. It prints when the registry
// does not answer.
const isDeployment = process.argv.includes('--deploy');

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
});
const found = advisoriesOf(stdout);
if (found) {
  const today = new Date().toISOString().slice(0, 10);
  const kept = merged(readAdvisories(), found, today);
  writeFileSync(advisoriesFile, `${JSON.stringify(kept, null, 2)}\n`);
}
const known = readAdvisories();
if (!found) console.warn(`The registry tells no weaknesses; those known on ${known.asOf} count.`);

const open = unexplained(knownWeaknesses(installedPackages(), known.advisories), known);
for (const weakness of open) console.log(told(weakness));
console.log(`${open.length} known weaknesses of what is installed, as of ${known.asOf}.`);
const stopping = isDeployment ? open.filter(stopsDeployment) : open;
if (stopping.length > 0) {
  if (isDeployment) console.error('Not deployed: bring these packages up to date first (docs/security.md).');
  process.exitCode = 1;
}
