import { largestRemainder } from '#shared/money/largest-remainder.ts';
import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import type { VatCode } from '#shared/schemas/offer.ts';
import { wholePercent } from './offer-bounds.ts';

/** One line of the summary, in cents: the sum of its lines, what the discount took of it, what is left, its VAT. */
export type VatLine = { code: VatCode; sum: number; share: number; taxable: number; vat: number };

/** G: the sum that counts under each code, in the order of the summary: the highest rate first, then by code (F9). */
export function codeSums(
  codes: readonly VatCode[],
  counted: readonly { vat: string; amount: number }[],
): { code: VatCode; sum: number }[] {
  const sums = new Map<string, number>();
  for (const { vat, amount } of counted) sums.set(vat, (sums.get(vat) ?? 0) + amount);
  const known = new Map(codes.map((code) => [code.code, code]));
  return [...sums]
    .map(([name, sum]) => ({ code: known.get(name) ?? unknownCode(name), sum }))
    .sort((one, other) => other.code.rate - one.code.rate || (one.code.code < other.code.code ? -1 : 1));
}

/** Stands for a code that an offer lost: it takes no VAT. */
const unknownCode = (code: string): VatCode => ({
  code,
  label: code,
  rate: 0,
  nature: null,
  note: null,
  stampable: false,
});

/** The summary of an offer whose taxable amount is `taxable`: discount and rounding shared, VAT once a code (F9, F10). */
export function vatSummary(
  sums: readonly { code: VatCode; sum: number }[],
  taxable: number,
): readonly VatLine[] {
  const total = sums.reduce((whole, { sum }) => whole + sum, 0);
  const shares = largestRemainder(
    total - taxable,
    sums.map(({ sum }) => sum),
  );
  return sums.map(({ code, sum }, index) => {
    const share = shares?.[index] ?? 0;
    const left = sum - share;
    return { code, sum, share, taxable: left, vat: roundedQuotient([left, code.rate], [wholePercent]) };
  });
}
