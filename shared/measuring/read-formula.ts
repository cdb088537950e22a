import { type Token, tokensOf, withoutBlanks } from './formula-tokens.ts';
import { type Fraction, negated, product, quotient, sum } from './fraction.ts';

/** Characters of a formula, the '=' included (F1). */
export const longestFormula = 100;
/** In thousandths. */
const largestValue = 99_999_999n;

/** Why a formula has no value; `at` is the place of the first character that cannot be read (MEA-006, MEA-007). */
export type FormulaFault =
  | { reason: 'unreadable'; at: number }
  | { reason: 'division-by-zero' | 'negative' | 'too-large' };
/** In integer thousandths; null where nothing was typed. */
type FormulaValue = { value: number | null; fault?: undefined } | { value?: undefined; fault: FormulaFault };

/** The tokens that are still to be read: `at` moves on as they are. */
type Reader = { tokens: readonly Token[]; at: number };

/**
 * The value of a measured number as it was typed, exact and rounded once, half up (F1, MEA-004, MEA-005). The whole is read
 * first: what cannot be read is told before what cannot be calculated. A longer text is not looked at.
 */
export function readFormula(typed: string): FormulaValue {
  const { start, end } = withoutBlanks(typed);
  if (start === end) return { value: null };
  if (end - start > longestFormula) return unreadableAt(start + longestFormula);
  const tokens = tokensOf(typed, typed.charAt(start) === '=' ? start + 1 : start, end);
  const reader = { tokens, at: 0 };
  const value = expression(reader);
  if (!value || reader.at < tokens.length) return unreadableAt(tokens[reader.at]?.at ?? end);
  return rounded(value);
}

const unreadableAt = (at: number): FormulaValue => ({ fault: { reason: 'unreadable', at } });

function rounded({ numerator, denominator }: Fraction): FormulaValue {
  if (denominator === 0n) return { fault: { reason: 'division-by-zero' } };
  const [top, bottom] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator];
  if (top < 0n) return { fault: { reason: 'negative' } };
  const value = (2000n * top + bottom) / (2n * bottom);
  return value > largestValue ? { fault: { reason: 'too-large' } } : { value: Number(value) };
}

/** The sign at the reader, when it is one of these; the reader moves behind it. */
function taken<Sign extends Token['is']>(reader: Reader, ...signs: Sign[]): Sign | undefined {
  const sign = signs.find((each) => each === reader.tokens[reader.at]?.is);
  if (sign) reader.at += 1;
  return sign;
}

// Each of the three gives undefined where it cannot go on; the reader then stands at what it cannot read.

function expression(reader: Reader): Fraction | undefined {
  const lead = taken(reader, '+', '−');
  const first = term(reader);
  let value = first && (lead === '−' ? negated(first) : first);
  while (value) {
    const sign = taken(reader, '+', '−');
    if (!sign) return value;
    const next = term(reader);
    value = next && sum(value, sign === '−' ? negated(next) : next);
  }
  return undefined;
}

function term(reader: Reader): Fraction | undefined {
  let value = factor(reader);
  while (value) {
    const sign = taken(reader, '×', '÷');
    if (!sign) return value;
    const next = factor(reader);
    value = next && (sign === '×' ? product : quotient)(value, next);
  }
  return undefined;
}

function factor(reader: Reader): Fraction | undefined {
  const token = reader.tokens[reader.at];
  if (token?.is === 'number') {
    reader.at += 1;
    return token.value;
  }
  if (!taken(reader, '(')) return undefined;
  const value = expression(reader);
  return value && taken(reader, ')') && value;
}
