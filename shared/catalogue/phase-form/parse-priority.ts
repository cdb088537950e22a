import { groupingBlanks } from '#shared/money/grouping-blanks.ts';

/** A sign, up to seven digits, up to six decimals: what saving takes. A blank may group thousands. */
const form = new RegExp(
  `^[+\\-\u2212]?(?:\\d{1,7}|[1-9]\\d{0,2}([${groupingBlanks}])\\d{3}(?:\\1\\d{3})?)(?:[.,]\\d{1,6})?$`,
);
const largest = 1_000_000;

/** The value of a priority as it was typed, positive or negative (PHA-069); nothing is 0, `undefined` no number. */
export function parsePriority(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  if (!form.test(text)) return undefined;
  const value = Number(text.replace(/\s/g, '').replace('\u2212', '-').replace(',', '.'));
  return Math.abs(value) <= largest ? value : undefined;
}

/** The same as it is typed. */
export const priorityText = (value: number): string => String(value).replace('.', ',');
