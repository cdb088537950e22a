import { expect, it } from 'vitest';
import { accents } from '#shared/schemas/offer-settings.ts';

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(Object.entries(accents))(
  'the accent %s has a contrast of at least 4.5 on white [OFR-078]',
  (_, colour) => {
    expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);

it('there are eight accents [OFR-078]', () => {
  expect(Object.keys(accents)).toHaveLength(8);
});
