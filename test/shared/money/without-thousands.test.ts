import { expect, it } from 'vitest';
import { withoutThousands } from '#shared/money/without-thousands.ts';

it.each([
  ['1.200', '1200', '1200'],
  ['12.500', '12500', '12500'],
  [' 999.000 ', '999000', '999000'],
  ['1,200', undefined, '1200'],
  ['0.125', undefined, undefined],
  ['1.20', undefined, undefined],
  ['1.2000', undefined, undefined],
  ['1.200,00', undefined, undefined],
  ['1.200.000', undefined, undefined],
  ['1200.500', undefined, undefined],
  ['', undefined, undefined],
])('the mark of "%s" may group thousands: %s, in English %s [OPC-24]', (typed, italian, english) => {
  expect(withoutThousands(typed, 'it')).toBe(italian);
  expect(withoutThousands(typed, 'en')).toBe(english);
});
