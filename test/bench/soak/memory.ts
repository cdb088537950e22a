import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { median } from '#test/bench/percentile.ts';

type Sample = { at: number; bytes: number };

/** Resident memory of a process (bytes); undefined while there is none. */
function residentOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    return kilobytesOf(pid) * 1024;
  } catch {
    return undefined;
  }
}

/** As Linux says by itself, which may come without `ps`; others have that. */
function kilobytesOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** Looks every two seconds how much memory the running process has. */
export function watchMemory(pid: () => number | undefined) {
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    const bytes = residentOf(pid());
    if (bytes) samples.push({ at: performance.now(), bytes });
  }, 2000);
  return {
    stop: () => clearInterval(timer),
    /** The median between two moments: a collection of garbage more or less is none of it. */
    median: (from: number, to: number) =>
      median(samples.filter(({ at }) => at >= from && at < to).map(({ bytes }) => bytes)),
  };
}
