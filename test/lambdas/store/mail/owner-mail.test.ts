import { describe, expect, it, vi } from 'vitest';
import type { OwnerMail } from '#lambdas/store/mail/owner-mail.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

vi.stubEnv('WEB_ORIGIN', 'https://preventivi.example');
const { ownerMail } = await import('#lambdas/store/mail/owner-mail.ts');

const about = { offer: 'a1', number: '12/2026' };
const customer = 'Marta Riva';
const content = Buffer.from('%PDF');
const file = { name: 'Offerta 12-2026 firmata.pdf', type: 'application/pdf', content };
const ended = { at: '2026-12-05T08:00:00.000Z', total: '4.880,00 €' };
const all: OwnerMail[] = [
  { ...about, kind: 'question', customer, message: 'Quando potete?', replyTo: 'marta@example.com' },
  { ...about, kind: 'accepted', customer, total: '4.880,00 €' },
  { ...about, kind: 'copy', customer, file },
  { ...about, kind: 'copy', customer },
  { ...about, kind: 'declined', customer, message: 'Troppo caro' },
  { ...about, kind: 'declined', customer, reason: 'postponed' },
  { ...about, kind: 'withdrawal', customer, ...ended, message: 'Recedo', replyTo: 'marta@example.com' },
  { ...about, kind: 'bounce', address: 'marta@example.com' },
  { ...about, kind: 'complaint', address: 'marta@example.com' },
];

describe.each(['it', 'en'])('mails to an owner in %s', (language) => {
  it.each(all)(
    '$kind: page and text say the same and lead to the offer [ACC-016, SND-050, SND-051]',
    (said) => {
      const { to, subject, html, text } = ownerMail(aStoredUser({ language }), said);
      expect(to).toBe('marta.bellini@example.com');
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
      expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined|null|\[object/);
      const told = 'address' in said ? [said.address] : [customer];
      const typed = 'message' in said && said.message ? [said.message] : [];
      for (const words of [...told, ...typed, 'https://preventivi.example/offerte/a1'])
        for (const form of [html, text]) expect(form).toContain(words);
      expect(subject).toContain('12/2026');
    },
  );
});

it('what a customer typed is text, and an answer goes to them where their address is known [ACC-016]', () => {
  const asked = {
    ...about,
    kind: 'question',
    customer: '<b>Marta</b>',
    message: '<script>x</script>',
  } as const;
  const { html, replyTo } = ownerMail(aStoredUser(), { ...asked, replyTo: 'marta@example.com' });
  expect(html).not.toMatch(/<b>|<script/);
  expect(replyTo).toBe('marta@example.com');
  expect(ownerMail(aStoredUser(), asked).replyTo).toBeUndefined();
});

it('a refusal has the reason that was chosen, and a withdrawal its moment and the total [ACC-019, ACC-055]', () => {
  const declined = { ...about, kind: 'declined', customer } as const;
  const textOf = (said: OwnerMail) => ownerMail(aStoredUser(), said).text;
  expect(textOf({ ...declined, reason: 'price' })).toContain(
    "ha rifiutato l'offerta 12/2026. Motivo: troppo caro.",
  );
  expect(textOf(declined)).not.toContain('Motivo');
  expect(textOf({ ...about, kind: 'withdrawal', customer, ...ended, message: 'Recedo' })).toContain(
    "dell'offerta 12/2026, 4.880,00 €, il 05/12/2026 alle 09:00.",
  );
});

it('the signed copy is attached where it is given, else the mail leads to it [ACC-035]', () => {
  const attached = ownerMail(aStoredUser(), { ...about, kind: 'copy', customer, file });
  expect(attached.files).toEqual([file]);
  const led = ownerMail(aStoredUser(), { ...about, kind: 'copy', customer });
  expect([led.files, led.text.includes('troppo grande')]).toEqual([undefined, true]);
});
