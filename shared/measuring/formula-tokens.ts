import { decimal, type Fraction } from './fraction.ts';

type Operator = '+' | '−' | '×' | '÷' | '(' | ')';

/** A number or a sign of a formula, and its place. `unreadable` is the last one, behind which nothing is looked at. */
export type Token = { at: number; end: number } & (
  | { is: Operator | 'unreadable' }
  | { is: 'number'; value: Fraction }
);

/** Characters that stand for each sign of a formula (F1). */
const operators: Partial<Record<string, Operator>> = {
  ...{ '+': '+', '(': '(', ')': ')' },
  ...{ '-': '−', '−': '−', '–': '−' },
  ...{ '*': '×', x: '×', X: '×', '×': '×', '·': '×' },
  ...{ '/': '÷', '÷': '÷', ':': '÷' },
};

const blank = /[ \t\u00a0\u202f]/;
const number = /(\d*)(?:[.,](\d*))?/y;

/** The numbers and signs of a text from `start` to `end`. A second decimal mark in a run of digits is unreadable. */
export function tokensOf(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  let at = start;
  while (at < end && tokens.at(-1)?.is !== 'unreadable') {
    const token = blank.test(text.charAt(at)) ? undefined : tokenAt(text, at);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
    if (token?.is === 'number' && /[.,]/.test(text.charAt(at)))
      tokens.push({ is: 'unreadable', at, end: at + 1 });
  }
  return tokens;
}

function tokenAt(text: string, at: number): Token {
  const operator = operators[text.charAt(at)];
  if (operator) return { is: operator, at, end: at + 1 };
  number.lastIndex = at;
  const [run = '', whole = '', fractional = ''] = number.exec(text) ?? [];
  if (whole + fractional === '') return { is: 'unreadable', at, end: at + 1 };
  return { is: 'number', at, end: at + run.length, value: decimal(whole, fractional) };
}

/** The first place after the blanks from `at`, and the place where the last blanks begin. */
export function withoutBlanks(text: string): { start: number; end: number } {
  let [start, end] = [0, text.length];
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}
