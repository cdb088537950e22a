import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a bench in its own process: benches share neither services nor memory. Prints its figures and returns
 * whether all are within their limits.
 */
export function runBench(name: string): boolean {
  // Lines of the log are no figures.
  const env = { ...process.env, POWERTOOLS_LOG_LEVEL: 'ERROR' };
  const self = [...process.execArgv, fileURLToPath(new URL('run.ts', import.meta.url)), name];
  const { status, stdout } = spawnSync(process.execPath, self, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const lines = String(stdout)
    .split('\n')
    .filter((line) => line.startsWith('{'));
  for (const line of lines) console.log(line);
  return status === 0 && lines.length > 0 && lines.every((line) => JSON.parse(line).ok === true);
}
