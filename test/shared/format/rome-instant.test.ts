import { expect, it } from 'vitest';
import { romeInstant, romeLocal } from '#shared/format/rome-instant.ts';

it.each([
  ['2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
  // Clocks go back on 25 October 2026 and ahead on 28 March 2027.
  ['2026-10-25T00:30', '2026-10-24T22:30:00.000Z'],
  ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
])('%s in Rome is %s', (local, instant) => {
  expect(romeInstant(local)).toBe(instant);
  expect(romeLocal(new Date(instant))).toBe(local);
});

it.each(['', 'domani', '2026-13-01T08:00', '2026-12-01'])('%s is no time', (text) => {
  expect(romeInstant(text)).toBeUndefined();
});
