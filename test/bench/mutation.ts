import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from '#test/prove/figure.ts';

/** The central rules of the product, and the rules of rights and visibility. */
const folders = ['pricing', 'selection', 'access', 'visibility', 'guided-test', 'price-update'] as const;
const leastScore = 90;

type Mutated = { files: Record<string, { mutants: { status: string }[] }> };

/** Changes each line of the pure rules in many small ways. Prints how many changes in a hundred make a test fail. */
export async function benchMutation(): Promise<void> {
  const { files } = mutated();
  for (const folder of folders) {
    const statuses = Object.entries(files)
      .filter(([name]) => name.startsWith(`shared/${folder}/`))
      .flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
    const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
    const detected = count('Killed', 'Timeout');
    const valid = detected + count('Survived', 'NoCoverage');
    const value = valid === 0 ? 0 : Math.round((1000 * detected) / valid) / 10;
    const name = `mutants of shared/${folder} that a test detects, at least`;
    print({ name, value, unit: '%', limit: leastScore, ok: value >= leastScore, mutants: valid });
  }
}

/** Runs Stryker and returns its report; its output does not mix with figures. */
function mutated(): Mutated {
  const folder = mkdtempSync(join(tmpdir(), 'preventivi-mutation-'));
  const report = join(folder, 'mutation.json');
  const mutate = folders.map((name) => `shared/${name}/**/*.ts`).join(',');
  const { error } = spawnSync('stryker', ['run', 'test/stryker.config.mjs', '--mutate', mutate], {
    stdio: ['ignore', 2, 'inherit'],
    env: { ...process.env, MUTATION_REPORT: report },
  });
  if (error) throw error;
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
