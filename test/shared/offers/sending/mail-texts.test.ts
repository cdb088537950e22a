import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasLinkPlace,
  isSubject,
  mailParts,
  mailSubject,
  mailText,
  senderName,
} from '#shared/offers/sending/mail-texts.ts';

const values = {
  cliente: 'Rossi {totale}',
  cantiere: '',
  numero: '12/2026',
  totale: '4.880,00 €',
  scadenza: '31/12/2026',
  link: 'https://a.example/o/1#t=x',
  firma: 'Andrea Conti\nConti S.r.l.\n347 123 4567',
};

const someText = fc
  .array(
    fc.oneof(fc.constantFrom('{cliente}', '{cantiere}', '{firma}', '{', '}', '{altro}', ' '), fc.string()),
  )
  .map((parts) => parts.join(''));

describe('the text of a mail', () => {
  it('takes its values, once: what was filled in is not read again [SND-016]', () => {
    expect(mailText('{cliente}: {numero}, {totale} fino al {scadenza}, {link} {firma}', values)).toBe(
      `Rossi {totale}: 12/2026, 4.880,00 € fino al 31/12/2026, ${values.link} ${values.firma}`,
    );
  });

  it('keeps any other braces as typed, and marks them in its preview [SND-016]', () => {
    const typed = 'Per {cliente}{cantiere}, {Cliente}, {nome} e {toString} {{numero}} {totale';
    expect(mailParts(typed, values)).toEqual([
      { text: 'Per ', kind: 'typed' },
      { text: 'Rossi {totale}', kind: 'filled' },
      { text: '', kind: 'filled' },
      { text: ', ', kind: 'typed' },
      { text: '{Cliente}', kind: 'unknown' },
      { text: ', ', kind: 'typed' },
      { text: '{nome}', kind: 'unknown' },
      { text: ' e ', kind: 'typed' },
      { text: '{toString}', kind: 'unknown' },
      { text: ' ', kind: 'typed' },
      { text: '{', kind: 'unknown' },
      { text: '12/2026', kind: 'filled' },
      { text: '}', kind: 'unknown' },
      { text: ' ', kind: 'typed' },
      { text: '{', kind: 'unknown' },
      { text: 'totale', kind: 'typed' },
    ]);
  });

  it('is the parts of its preview together [SND-016]', () => {
    fc.assert(
      fc.property(someText, (typed) => {
        const parts = mailParts(typed, values);
        expect(parts.map(({ text }) => text).join('')).toBe(mailText(typed, values));
        expect(parts.filter(({ kind }) => kind === 'typed').every(({ text }) => !/[{}]/.test(text))).toBe(
          true,
        );
      }),
    );
  });

  it('says where the address stands, or leaves it to the button [SND-017]', () => {
    expect(hasLinkPlace('Ecco: {link}.')).toBe(true);
    expect(hasLinkPlace('Ecco: {Link}, link.')).toBe(false);
  });
});

describe('the subject of a mail', () => {
  it('is one line, whatever its values [SND-016, SND-017]', () => {
    expect(mailSubject('Offerta {numero}\r\nper {firma}\u0000', values)).toBe(
      'Offerta 12/2026 per Andrea Conti Conti S.r.l. 347 123 4567',
    );
  });

  it('has 150 characters at most [SND-017]', () => {
    const subject = (count: number) => mailSubject('{cliente}', { ...values, cliente: '😀'.repeat(count) });
    expect(subject(150)).toBe('😀'.repeat(150));
    expect(subject(151)).toBe(`${'😀'.repeat(149)}…`);
    expect(mailSubject(`${'a'.repeat(148)} bcd`, values)).toBe(`${'a'.repeat(148)}…`);
  });

  it('is stored as typed only when it is short and one line [SND-017]', () => {
    expect(isSubject('😀'.repeat(150))).toBe(true);
    expect(isSubject('a'.repeat(151))).toBe(false);
    for (const sign of ['\n', '\r', '\t', '\u0000', '\u0085', '\u2028', '\u2029'])
      for (const typed of [`a${sign}b`, `${sign}a`])
        expect(isSubject(typed), JSON.stringify(typed)).toBe(false);
    expect(isSubject('Ca’ d’Oro – {numero}')).toBe(true);
  });
});

describe('the name of the sender', () => {
  const through = ' tramite Preventivi';

  it('is the owner, through the software [SND-015]', () => {
    expect(senderName('Conti S.r.l.', through)).toBe('Conti S.r.l. tramite Preventivi');
    expect(senderName('', through)).toBe('tramite Preventivi');
  });

  it('has no sign that ends it or begins an address [SND-015]', () => {
    expect(senderName('"Mario" <a@b.example>\r\nBcc: \\x\u202e', through)).toBe(
      'Mario a b.example Bcc: x tramite Preventivi',
    );
  });

  it('has 100 characters at most, and always the software at its end [SND-015]', () => {
    expect(senderName('a'.repeat(81), through)).toBe(`${'a'.repeat(81)}${through}`);
    expect(senderName(` ${'a'.repeat(81)}`, through)).toBe(`${'a'.repeat(81)}${through}`);
    expect(senderName('a'.repeat(82), through)).toBe(`${'a'.repeat(81)}${through}`);
    expect(senderName(`${'a'.repeat(80)} b`, through)).toBe(`${'a'.repeat(80)}${through}`);
    fc.assert(
      fc.property(
        fc.array(fc.nat(0xffff), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
        (owner) => {
          const name = senderName(owner, through);
          expect([...name].length).toBeLessThanOrEqual(100);
          expect(name).toMatch(/tramite Preventivi$/);
          expect(name).not.toMatch(/[<>@"\\\p{C}]|^\s/u);
        },
      ),
    );
  });
});
