import { describe, expect, it, vi } from 'vitest';
import type { CustomerMail } from '#lambdas/store/mail/customer-mail.ts';
import { cents } from '#shared/money/units.ts';
import type { CustomerLanguage } from '#shared/schemas/customer.ts';

vi.stubEnv('WEB_ORIGIN', 'https://preventivi.example');
const { customerMail } = await import('#lambdas/store/mail/customer-mail.ts');

const link = 'https://preventivi.example/o/a1#t=secret';
const owner = { name: 'Ditta Verdi', email: 'verdi@example.com', address: 'Via Roma 1, 22100 Como (CO)' };
const made = (said: CustomerMail, language: CustomerLanguage = 'it', by: object = {}) =>
  customerMail(said, { language, owner: { ...owner, ...by }, number: '12/2026', link });

const written = { subject: 'Offerta 12/2026', text: 'Gentile Marta,\necco la nostra offerta.' };
const unsubscribe = {
  page: 'https://preventivi.example/o/a1/promemoria#t=p',
  oneClick: 'https://preventivi.example/functions/offerPage?t=p',
};
const at = '2026-12-03T09:42:00Z';
const accepted = { at, total: cents(488_000), withdrawUntil: '2026-12-17' };
const all: CustomerMail[] = [
  { kind: 'offer', version: 1, ...written },
  { kind: 'offer', version: 2, ...written },
  { kind: 'reminder', ...written, unsubscribe },
  { kind: 'copy', accepted, isAttached: true },
  { kind: 'copy', accepted, isAttached: false },
  { kind: 'answer', answer: 'Sì, entro maggio.', questions: ['Quando?'] },
  { kind: 'withdrawn' },
  { kind: 'code', code: '314159' },
  { kind: 'receipt', at, content: 'Marta Riva, offerta 12/2026', isTyped: false },
];

describe.each(['it', 'en', 'de'] as const)('mails to customers in %s', (language) => {
  it.each(all)('$kind: page and text say the same, with nothing left unfilled [SND-015, ACC-053]', (said) => {
    const { subject, html, text, senderName, replyTo } = made(said, language);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined|null|\[object/);
    for (const words of ['Ditta Verdi', 'verdi@example.com', 'Via Roma 1', 'privacy@calcecolore.example'])
      for (const form of [html, text]) expect(form).toContain(words);
    for (const path of ['/privacy/offerte', '/verifica-documento'])
      for (const form of [html, text])
        expect(form).toContain(`https://preventivi.example${path}?lang=${language}`);
    expect(senderName).toMatch(/^Ditta Verdi (tramite|via|über) Preventivi$/);
    expect(replyTo).toBe('verdi@example.com');
  });

  it.each(all)('$kind: nothing is loaded from the net [SND-019]', (said) => {
    expect(made(said, language).html).not.toMatch(
      /<(img|link|script|iframe|object|video)|url\(|\bsrc=|@import/,
    );
  });
});

describe('the mail of an offer', () => {
  it('has the button and the address below the text, where the text has none [SND-017]', () => {
    const { html, text } = made({ kind: 'offer', version: 1, ...written });
    expect(html).toContain('>Apri l&#x27;offerta</a>');
    expect(text).toContain(`Apri l'offerta: ${link}`);
  });

  it('has the address in the text alone, as a link, where its owner wrote it there [SND-017]', () => {
    const { html, text } = made({
      kind: 'offer',
      version: 1,
      ...written,
      text: `La trovi qui: ${link}\nA presto`,
    });
    expect(html).not.toContain('Apri l&#x27;offerta');
    expect(html.match(/href="https:\/\/preventivi\.example\/o\/a1#t=secret"/g)).toHaveLength(1);
    expect(text.split(link)).toHaveLength(2);
  });

  it('takes what was typed as text [SND-017]', () => {
    const typed = '<b onclick="x">Sconto</b> & "altro" http://evil.example';
    const { html } = made({ kind: 'offer', version: 1, subject: '<i>Offerta</i>', text: typed }, 'it', {
      name: '<u>Verdi</u>',
    });
    expect(html).not.toMatch(/<(b|i|u)[ >]/);
    expect(html).not.toContain('href="http://evil');
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Sconto&lt;/b&gt; &amp; &quot;altro&quot;');
  });

  it('names a sender of 100 letters at most, and the software whole [SND-015]', () => {
    const { senderName } = made({ kind: 'withdrawn' }, 'it', { name: 'V'.repeat(200) });
    expect(senderName).toHaveLength(100);
    expect(senderName).toMatch(/V tramite Preventivi$/);
  });
});

it('a reminder leads to a page that ends them, and lets mail programs do so in one press [FUP-013]', () => {
  const { html, text, headers } = made({ kind: 'reminder', ...written, unsubscribe });
  expect(headers).toEqual({
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(html).toContain(`href="${unsubscribe.page}"`);
  expect(text).toContain(`Non inviarmi altri promemoria: ${unsubscribe.page}`);
  // The one address with a token before the `#` is for mail programs alone.
  for (const form of [html, text]) expect(form).not.toContain(unsubscribe.oneClick);
  expect(made({ kind: 'offer', version: 1, ...written }).headers).toBeUndefined();
});

it('an answer quotes what it answers, as text [ACC-017]', () => {
  const questions = ['Quando <b>iniziate</b>?\nE quando finite?', 'Siete puntuali?'];
  const { html, text } = made({ kind: 'answer', answer: 'Lunedì.', questions });
  expect(text).toContain(
    'Lunedì.\n\nLa domanda:\n> Quando <b>iniziate</b>?\n> E quando finite?\n> \n> Siete puntuali?\n\n',
  );
  expect(html).toContain('La domanda:<br/>Quando &lt;b&gt;iniziate&lt;/b&gt;?\nE quando finite?');
  expect(made({ kind: 'answer', answer: 'Lunedì.', questions: [] }).text).not.toContain('La domanda');
});

it('a code comes without a link, so that nobody is led to a page that asks for it', () => {
  const { html, text } = made({ kind: 'code', code: '314159' });
  for (const form of [html, text]) {
    expect(form).toContain('314159');
    expect(form).not.toContain(link);
  }
  expect(made({ kind: 'code', code: '314159' }).subject).not.toContain('314159');
});

it('an offer that was sent before says first that this version replaces it, with a button or without', () => {
  const said = (version: number, text: string) =>
    made({ kind: 'offer', version, subject: 'Offerta', text }).text;
  for (const text of [written.text, `La trovi qui: ${link}`]) {
    expect(said(2, text)).toMatch(/^Versione 2: prende il posto di quelle precedenti\.\n/);
    expect(said(1, text)).not.toContain('Versione');
  }
});

it('a copy says when it was accepted, in Rome, for how much, and until when a consumer may withdraw [ACC-035, ACC-054]', () => {
  const { text } = made({ kind: 'copy', accepted, isAttached: true });
  expect(text).toContain('Totale: 4.880,00\u00a0€.');
  expect(text).toContain("Puoi recedere dalla pagina dell'offerta fino al 17/12/2026.");
  const noted = made({ kind: 'copy', accepted: { ...accepted, withdrawUntil: null }, isAttached: true });
  expect(noted.text).not.toContain('recedere');
});

it('a copy says whether it is attached [ACC-035]', () => {
  expect(made({ kind: 'copy', accepted, isAttached: true }).text).toContain(
    'il 03/12/2026, 10:42 hai accettato',
  );
  expect(made({ kind: 'copy', accepted, isAttached: false }).text).toContain('troppo grande');
});

it('a receipt to a typed address opens nothing: it may be a stranger who reads it [ACC-055]', () => {
  const receipt = { kind: 'receipt', at, content: 'Marta Riva, offerta 12/2026' } as const;
  const [typed, known] = [true, false].map((isTyped) => made({ ...receipt, isTyped }));
  for (const form of [typed?.html, typed?.text]) {
    expect(form).toContain('Marta Riva');
    expect(form).not.toContain('/o/');
  }
  expect(known?.text).toContain(link);
});
