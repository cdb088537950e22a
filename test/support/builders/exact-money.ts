import type { QuotationRow } from '#shared/schemas/quotation.ts';

type Fraction = { top: bigint; bottom: bigint };

/** A stored decimal as an exact fraction, read from its digits; shares no code with the engine. */
function decimal(stored: string | number | null | undefined): Fraction {
  const [whole = '0', fractional = ''] = String(stored ?? 0).split('.');
  return { top: BigInt(whole + fractional), bottom: 10n ** BigInt(fractional.length) };
}

const times = (left: Fraction, right: Fraction): Fraction => ({
  top: left.top * right.top,
  bottom: left.bottom * right.bottom,
});
const over = (left: Fraction, right: Fraction): Fraction =>
  times(left, { top: right.bottom, bottom: right.top });
const left = (discount: number): Fraction => {
  const { top, bottom } = decimal(discount);
  return { top: bottom - top, bottom };
};
const halfUp = ({ top, bottom }: Fraction): bigint => (2n * top + bottom) / (2n * bottom);
const hundred: Fraction = { top: 100n, bottom: 1n };

/** Sum of counts × a number of each package. */
function sumOver(row: QuotationRow, field: 'price' | 'packaging'): Fraction {
  return (row.priceranges[0]?.prices ?? []).reduce<Fraction>(
    (sum, pack) => {
      const { top, bottom } = times(decimal(pack.quantity), decimal(pack[field]));
      return { top: sum.top * bottom + top * sum.bottom, bottom: sum.bottom * bottom };
    },
    { top: 0n, bottom: 1n },
  );
}

function factor(row: QuotationRow): Fraction {
  return times(times(left(row.discount), left(row.discountExtra)), left(row.discountAccounting));
}

/** C_p in cents, by fractions of BigInt from the stored decimals (formula 7). */
export function exactCost(row: QuotationRow): number {
  return Number(halfUp(times(times(sumOver(row, 'price'), factor(row)), hundred)));
}

/** I_p in cents of a row that no other requires (formulas 8 and 9). */
export function exactIncidence(row: QuotationRow): number {
  const quantity = sumOver(row, 'packaging');
  const [first] = row.priceranges[0]?.prices ?? [];
  const unitPrice =
    quantity.top > 0n
      ? over(sumOver(row, 'price'), quantity)
      : over(decimal(first?.price), decimal(first?.packaging));
  return Number(halfUp(times(times(times(unitPrice, factor(row)), decimal(row.consumption)), hundred)));
}
