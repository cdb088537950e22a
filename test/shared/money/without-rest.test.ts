import { expect, it } from 'vitest';
import { withoutRest } from '#shared/money/without-rest.ts';

it.each([
  [84.460_000_000_000_01, 84.46],
  [0.1 + 0.2, 0.3],
  [3.3 * 3, 9.9],
  [-1.1 * 3, -3.3],
  [84.461_23, 84.461_23],
  [84.461_234_5, 84.461_234_5],
  [1_234_567, 1_234_567],
  [1e300, 1e300],
  [0, 0],
])('%d is read as %d', (number, read) => {
  expect(withoutRest(number)).toBe(read);
});
