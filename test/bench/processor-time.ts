import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Milliseconds that a process has worked since it began: of Linux itself, which may come without `ps`. */
export function processorTimeOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file))
    return secondsOf(execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })) * 1000;
  // What follows the name of the program, which may hold blanks: its 12th and 13th word are user and system time.
  const words = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(words[11]) + Number(words[12])) * 1000) / ticksPerSecond;
}

/** `1:02:03.45` in seconds. */
const secondsOf = (time: string) =>
  time
    .trim()
    .split(/[:-]/)
    .reduce((sum, part) => sum * 60 + Number(part), 0);
