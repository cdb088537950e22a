/** Milliseconds that a code is good for, and how often it may be tried (ACC-028). */
export const codeLifetime = 600_000;
export const codeTries = 5;

/** The last code of a link, as it is kept: a new one replaces it, and the acceptance removes it. */
type KeptCode = { hash: string; sentAt: string /** Wrong ones so far. */; tries: number };

/** The outcome of a typed code. `missing`: none was typed. `ended`: the kept one is too old, tried too often, or gone. */
export type CodeOutcome = 'right' | 'wrong' | 'missing' | 'ended';

/** Compares the hash of a typed code, null without one, with the kept code of the link (table 4, step 10). */
export function codeOutcome(typed: string | null, kept: KeptCode | null, now: Date): CodeOutcome {
  if (typed === null) return 'missing';
  if (!kept || kept.tries >= codeTries || now.getTime() >= Date.parse(kept.sentAt) + codeLifetime)
    return 'ended';
  return typed === kept.hash ? 'right' : 'wrong';
}
