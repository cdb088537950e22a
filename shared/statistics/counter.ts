import type { Localised } from '#shared/schemas/localised.ts';

/** The dimensions that quotations are counted by. */
const dimensions = ['total', 'province', 'type', 'product', 'colour'] as const;
export type Dimension = (typeof dimensions)[number];

/** One counter; the total of a country's week has no key. */
export type Counter = { country: string; week: string; dimension: Dimension; key: string };

/** The numbers of a counter. */
export type Numbers = {
  quotations: number;
  /** In cents, of those whose owner's price list prices them. */
  value: number;
  /** How many have a value. */
  valued: number;
  /** How many were made with a guided test; of totals alone. */
  fromTests: number;
};

/** The label of a key, as it was when it was counted last. */
export type Label = { name?: Localised; r?: number; g?: number; b?: number };

/** Numbers for a counter. */
export type Entry = { counter: Counter; numbers: Numbers; label?: Label | undefined };

/** Counters of nothing. */
export const nothing: Numbers = { quotations: 0, value: 0, valued: 0, fromTests: 0 };

/** The sums of two groups of counters. */
export const added = (one: Numbers, other: Numbers): Numbers => ({
  quotations: one.quotations + other.quotations,
  value: one.value + other.value,
  valued: one.valued + other.valued,
  fromTests: one.fromTests + other.fromTests,
});
