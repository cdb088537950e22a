/** Decimals of the finest numbers that a spreadsheet gives us: consumptions. */
const grid = 10 ** 6;

/** A calculated number without the rest of its floating point: 82 × 1.03 is 84.46, not 84.46000000000001. */
export function withoutRest(number: number): number {
  const near = Math.round(number * grid) / grid;
  return Math.abs(near - number) <= Math.abs(number) * 1e-9 ? near : number;
}
