import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, independent of the kernel's clock. */
const ticksPerSecond = 100;

/**
 * Milliseconds of processor time of a process since its start. Linux may come without `ps`, so /proc is read
 * there.
 */
export function processorTimeOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file))
    return secondsOf(execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })) * 1000;
  // After the name of the program, which may contain blanks, words 12 and 13 are user and system time.
  const words = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(words[11]) + Number(words[12])) * 1000) / ticksPerSecond;
}

/** `1:02:03.45` in seconds. */
const secondsOf = (time: string) =>
  time
    .trim()
    .split(/[:-]/)
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** Milliseconds of processor time of this process: other work on the machine does not count. */
export async function processorTimeDuring(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
