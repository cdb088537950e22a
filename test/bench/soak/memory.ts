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

/** Linux may come without `ps`, so /proc is read there; other systems have `ps`. */
function kilobytesOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** Reads the memory of the running process every two seconds. */
export function watchMemory(pid: () => number | undefined) {
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    const bytes = residentOf(pid());
    if (bytes) samples.push({ at: performance.now(), bytes });
  }, 2000);
  return {
    stop: () => clearInterval(timer),
    /** The median between two moments, which ignores single garbage collections. */
    median: (from: number, to: number) =>
      median(samples.filter(({ at }) => at >= from && at < to).map(({ bytes }) => bytes)),
  };
}
