import { expect, it } from 'vitest';
import { shownProduct } from '#shared/measuring/shown-product.ts';

it.each([
  [[null, '1,80+2,15', '3.30'], '(1,80+2,15) × 3,30'],
  [['2', '12,40', '3*3,05'], '2 × 12,40 × 3×3,05'],
  [[null, '2*(4,20+3,60)', '2,70'], '2×(4,20+3,60) × 2,70'],
  [[null, '5-0,90', '(1+2)*2-1'], '(5−0,90) × ((1+2)×2−1)'],
  [[null, '2*(4,20+3,60)-0,90', null], '2×(4,20+3,60)−0,90'],
  [[null, null, null], ''],
])('sizes of a line read as the product that is counted: %j is %s [MEA-008]', (sizes, shown) => {
  expect(shownProduct(sizes)).toBe(shown);
});
