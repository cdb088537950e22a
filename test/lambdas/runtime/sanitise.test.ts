import { expect, it } from 'vitest';
import { sanitise } from '#lambdas/runtime/sanitise.ts';

const nested = (levels: number) => `${'<b>'.repeat(levels)}fondo${'</b>'.repeat(levels)}`;
const levelsOf = (html: string) => html.match(/<b>/g)?.length ?? 0;

it('keeps nested markup as deep as any text needs it', () => {
  expect(sanitise(nested(20))).toBe(nested(20));
});

it.each([100, 5000])(
  'takes away markup that is nested deeper than parsers behind it bear: %i levels',
  (levels) => {
    expect(levelsOf(sanitise(nested(levels)))).toBeLessThanOrEqual(40);
  },
);
