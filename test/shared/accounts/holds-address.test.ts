import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsAddress } from '#shared/accounts/holds-address.ts';

it.each([
  'evil.example/x',
  'Premio: evil.example',
  'evil\u3002example',
  'evil\uff0eexample',
  'evil.\u200bexample',
  'Clicca www.evil',
  'WWW evil',
  'http evil',
  'HTTPS://evil',
  'ftp://evil',
  'anna@evil',
  'anna\uff20evil',
  '10.0.0.1',
  'вин.рф',
])('an address in a name is found: %s', (name) => {
  expect(holdsAddress(name)).toBe(true);
});

it.each([
  'Nicolò',
  'G. Rossi',
  'J.R.',
  'D’Angelo',
  'Anne-Marie',
  'St. John',
  'Rossi & Figli S.r.l.',
  'Wolfgang',
  'de la O',
])('a name is none: %s', (name) => {
  expect(holdsAddress(name)).toBe(false);
});

it('a host between any two words is found', () => {
  const label = fc.stringMatching(/^[a-z\d]{1,10}$/);
  const top = fc.stringMatching(/^[a-z]{2,10}$/);
  fc.assert(fc.property(label, top, (host, end) => holdsAddress(`Ciao ${host}.${end} Bianchi`)));
});
