import type { User } from '#shared/schemas/user.ts';

export type NamedPerson = Pick<User, 'firstName' | 'lastName' | 'email'> & Partial<Pick<User, 'company'>>;

/** Letters of a word that counts: single ones would be found in everything. */
const leastLetters = 2;

/** Small letters without accents: `Nicolò` and `NICOLO` are one word. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The characters of a text that count: only its letters, or its digits too. */
const views = [/[^\p{L}]/gu, /[^\p{L}\p{N}]/gu];

/**
 * Whether a password is made of its owner's name, company or e-mail (V6.2.11 of ASVS). Signs are taken away, then
 * digits too. Nothing stays but words of the owner, in any order and however often. `Mario2024!`, `rossi.MARIO` and
 * `de-luca` are; `Mario-beve-tè` is not.
 */
export function isMadeOfPerson(password: string, person: NamedPerson): boolean {
  return views.some((ignored) => {
    const seen = folded(password).replace(ignored, '');
    return seen !== '' && isChainOf(seen, wordsOf(person, ignored));
  });
}

/** Each word of what is known of them, and what it is all together: of `D'Angelo`, `angelo` and `dangelo`. */
function wordsOf({ firstName, lastName, company, email }: NamedPerson, ignored: RegExp): string[] {
  const texts = [firstName, lastName, company ?? '', ...email.split('@')].map(folded);
  const words = texts.flatMap((text) => [...text.split(/[^\p{L}\p{N}]+/u), text]);
  const letters = words.map((word) => word.replace(ignored, ''));
  return [...new Set(letters)].filter(({ length }) => length >= leastLetters);
}

/** Whether a text is some of the words, one after the other. */
function isChainOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= text.length; end += 1) {
    const ends = words.some((word) => reached.has(end - word.length) && text.slice(0, end).endsWith(word));
    if (ends) reached.add(end);
  }
  return reached.has(text.length);
}
