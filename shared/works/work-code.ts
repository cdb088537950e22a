import { longestWorkCode } from '#shared/schemas/work-input.ts';

/** A code as codes are compared: two that differ in case or in blanks around them are the same (WRK-004). */
export const comparedCode = (code: string): string => code.trim().normalize('NFC').toLowerCase();

/** A code that no work has, for a copy (WRK-011): the number at its end counts on, or a number is put there. */
export function freeCode(code: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map(comparedCode));
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/.exec(code.trim()) ?? [];
  const start = digits ? BigInt(digits) + 1n : 2n;
  // One of these is free: they are one more than the codes that are taken.
  for (let step = 0n; step <= known.size; step += 1n) {
    const number = String(start + step).padStart(digits.length, '0');
    const ending = digits ? number : `-${number}`;
    const candidate = stem.slice(0, Math.max(0, longestWorkCode - ending.length)) + ending;
    if (candidate.length <= longestWorkCode && !known.has(comparedCode(candidate))) return candidate;
  }
  return '';
}
