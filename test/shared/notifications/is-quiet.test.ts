import { expect, it } from 'vitest';
import { isQuiet } from '#shared/notifications/is-quiet.ts';

it.each([
  ['2026-12-03T19:59:59.999Z', false],
  ['2026-12-03T20:00:00.000Z', true],
  ['2026-12-04T05:59:59.999Z', true],
  ['2026-12-04T06:00:00.000Z', false],
  ['2026-07-03T18:59:59.999Z', false],
  ['2026-07-03T19:00:00.000Z', true],
  ['2026-07-04T04:59:59.999Z', true],
  ['2026-07-04T05:00:00.000Z', false],
])('at %s pushes wait: %s, by the clock of Rome [FUP-019]', (now, quiet) => {
  expect(isQuiet(new Date(now))).toBe(quiet);
});
