import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayOpen } from '#shared/access/decide-route.ts';
import { safeRedirect } from '#shared/access/safe-redirect.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';

const user = aUser();
const unverified = aUser({ emailVerified: false });

it('goes back to the refused address after signing in [SES-023]', () => {
  expect(safeRedirect('/preventivi/q1?print=2#end', user)).toBe('/preventivi/q1?print=2#end');
  expect(safeRedirect('/profilo', unverified)).toBe('/profilo');
});

it('goes home when no address was refused [SES-024]', () => {
  expect(safeRedirect(null, user)).toBe('/preventivi');
  expect(safeRedirect('', user)).toBe('/preventivi');
});

it('goes home rather than to an address the user may not open, which would sign them out again', () => {
  expect(safeRedirect('/utenti', user)).toBe('/preventivi');
  expect(safeRedirect('/utenti', aSuperUser())).toBe('/utenti');
  expect(safeRedirect('/preventivi/q1', unverified)).toBe('/profilo');
  expect(safeRedirect('/nowhere', user)).toBe('/preventivi');
  for (const path of ['/login', '/login?redirect=/utenti', '/reset/ask', '/ios']) {
    expect(safeRedirect(path, user)).toBe('/preventivi');
  }
});

it('never leaves the site', () => {
  const outside = [
    'https://evil.example/profilo',
    '//evil.example/profilo',
    '/\\evil.example/profilo',
    '\\\\evil.example/profilo',
    '/prodotti\\..\\profilo',
    '/\t/evil.example/profilo',
    '/\tprofilo',
    '/x/..//profilo',
    'javascript:alert(1)',
    'profilo',
    ' /profilo',
    '/%2f%2fevil.example/profilo',
    '/%2fevil.example',
    '/%5cevil.example/profilo',
    '/\r\n//evil.example',
    '/\u0000/profilo',
    '///evil.example/profilo',
    '/.//evil.example/profilo',
    '//user:pass@evil.example',
    '/;@evil.example',
    'https:profilo',
    'https:/profilo',
    'HTTPS://EVIL.EXAMPLE/profilo',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    '/ｅｖｉｌ.example',
    '/profilo\u2028',
    '__proto__',
    '/__proto__',
  ];
  for (const target of outside) expect(safeRedirect(target, user)).toBe('/preventivi');
});

it('looks at where the browser would really go', () => {
  expect(safeRedirect('/preventivi/../utenti', user)).toBe('/preventivi');
  expect(safeRedirect('/preventivi/%2e%2e/login', user)).toBe('/preventivi');
});

it('answers only addresses of this site that the user may open', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%2e',
    '\n',
    'preventivi',
    'profilo',
    'login',
    'evil.example',
    'https',
  );
  const anything = fc.string({ unit: piece, maxLength: 8 });
  fc.assert(
    fc.property(anything, fc.boolean(), (path, emailVerified) => {
      const somebody = aUser({ emailVerified });
      const address = safeRedirect(`/${path}`, somebody);
      expect(new URL(address, 'https://here.example').origin).toBe('https://here.example');
      expect(mayOpen(address, somebody)).toBe(true);
    }),
  );
});
