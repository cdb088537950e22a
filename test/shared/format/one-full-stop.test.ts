import { expect, it } from 'vitest';
import { oneFullStop } from '#shared/format/one-full-stop.ts';

it.each([
  [
    'Lo diciamo subito a Conti s.n.c.. Il motivo è facoltativo.',
    'Lo diciamo subito a Conti s.n.c. Il motivo è facoltativo.',
  ],
  ['Offerta di Conti S.r.l..', 'Offerta di Conti S.r.l.'],
  ['Aspetta...', 'Aspetta...'],
  ['../..', '../..'],
])('a text has one full stop after an abbreviation: %s', (text, shown) => {
  expect(oneFullStop(text)).toBe(shown);
});
