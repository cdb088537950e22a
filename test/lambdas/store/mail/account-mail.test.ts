import { describe, expect, it, vi } from 'vitest';
import { aStoredUser } from '#test/support/builders/user.ts';

vi.stubEnv('WEB_ORIGIN', 'https://preventivi.example');
const { accountMail } = await import('#lambdas/store/mail/account-mail.ts');

const kinds = [
  'verification',
  'reset',
  'passwordChanged',
  'emailChanged',
  'unverifiedEmailChanged',
  'deletionReceived',
  'deletionAsked',
  'priceListAsked',
  'priceListGiven',
  'rightsGained',
  'rightsGiven',
] as const;
const said = { giver: 'Giulia Ferrero', person: 'Nadia Riva', scope: 'tutti', email: 'nuova@example.com' };
const marta = (changes: Parameters<typeof aStoredUser>[0] = {}) =>
  aStoredUser({ emailVerified: true, ...changes });
const target = { path: '/login', fragment: { email: 'marta+1@example.com' } } as const;
const address = 'https://preventivi.example/login#email=marta%2B1%40example.com';

describe.each(['it', 'en'])('a mail in %s', (language) => {
  it.each(kinds)('says the same as page and as text, and leaves no place unfilled: %s', (kind) => {
    const { to, subject, html, text } = accountMail(kind, marta({ language }), target, { said });
    expect(to).toBe('marta.bellini@example.com');
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
    for (const words of [address, 'Marta Bellini', 'Calce &amp; Colore']) expect(html).toContain(words);
    for (const words of [address, 'Marta Bellini', 'Calce & Colore']) expect(text).toContain(words);
    expect(html).toContain(subject.replaceAll("'", '&#x27;'));
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined|\[object/);
  });

  it.each([
    ['an address that is not verified', { emailVerified: false }],
    ['a name that leads somewhere', { firstName: 'evil.example/x' }],
    ['nobody with a name', { firstName: '', lastName: '', company: 'evil.example' }],
  ])('greets without a name, and says none: %s', (_, changes) => {
    for (const kind of ['verification', 'reset', 'passwordChanged', 'deletionReceived'] as const) {
      const { subject, html, text } = accountMail(kind, marta({ language, ...changes }), target);
      expect(`${subject}${html}${text}`).not.toMatch(/Bellini|evil|\{\{/);
      expect(text).toMatch(language === 'it' ? /^Buongiorno,\n/ : /^Hello,\n/);
    }
  });
});

it('a mail to a reader of another language is in Italian, and holds no markup of a name', () => {
  const user = marta({ language: 'de', firstName: '<b>Marta</b>' });
  const { subject, html } = accountMail('emailChanged', user, target, { said });
  expect(subject).toBe("L'e-mail del tuo account è cambiata");
  expect(html).not.toContain('<b>');
});

it('a mail says tokens and addresses behind the # alone, where no server sees them, and what a screen filters by in the query', () => {
  const to = (where: Parameters<typeof accountMail>[2]) => accountMail('reset', aStoredUser(), where).text;
  expect(to({ path: '/reset/set', fragment: { token: 'a b' } })).toContain(
    'https://preventivi.example/reset/set#token=a+b\n',
  );
  expect(to({ path: '/utenti', query: { deletionAsked: 'true' } })).toContain('/utenti?deletionAsked=true\n');
  expect(to({ path: '/profilo' })).toContain('/profilo\n');
});
