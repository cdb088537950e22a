import type { Price, Quantity } from '#shared/money/units.ts';

/** A package that may be bought: its size and its price, both above 0. */
export type Buyable = { readonly size: Quantity; readonly price: Price };

/** The same with its size counted in a unit that all sizes are multiples of, and its place among them. */
export type PackInUnits = { readonly index: number; readonly units: number; readonly price: number };

/** Sizes counted in the greatest unit all are multiples of: 5 and 12,5 kg are 2 and 5 times 2,5 kg. */
export function inCommonUnits(packs: readonly Buyable[]): { unit: number; packs: PackInUnits[] } {
  const unit = packs.reduce((divisor, { size }) => commonDivisor(divisor, size), 0);
  return { unit, packs: packs.map(({ size, price }, index) => ({ index, units: size / unit, price })) };
}

/** The greatest common divisor of two integers from 0 up. */
export function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
