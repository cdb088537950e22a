/** A sign, up to seven digits, up to six decimals: what saving takes. */
const form = /^[+\-\u2212]?\d{1,7}(?:[.,]\d{1,6})?$/;
const largest = 1_000_000;

/** The value of a priority as it was typed, positive or negative (PHA-069); nothing is 0, `undefined` no number. */
export function parsePriority(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '');
  if (text === '') return 0;
  if (!form.test(text)) return undefined;
  const value = Number(text.replace('\u2212', '-').replace(',', '.'));
  return Math.abs(value) <= largest ? value : undefined;
}

/** The same as it is typed. */
export const priorityText = (value: number): string => String(value).replace('.', ',');
