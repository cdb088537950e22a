import fc from 'fast-check';

/** Factors of a price update, with up to six decimals; often 1. */
export const priceFactor = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 970_000, max: 1_050_000 }).map((millionths) => millionths / 1_000_000),
  fc.integer({ min: 500_000, max: 2_000_000 }).map((millionths) => millionths / 1_000_000),
);
