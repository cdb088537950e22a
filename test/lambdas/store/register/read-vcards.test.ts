import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { readVcards } from '#lambdas/store/register/read-vcards.ts';

const crlf = (text: string) => text.trim().split('\n').join('\r\n');
const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readVcards(Buffer.from(crlf(text), encoding));
const cellsOf = (text: string, encoding?: BufferEncoding) =>
  (read(text, encoding).rows.customers ?? []).map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== null)),
  );

const card = (version: string, lines: string) => `BEGIN:VCARD\nVERSION:${version}\n${lines}\nEND:VCARD`;

describe('vCards', () => {
  it('of version 3.0 give name, phones, e-mail, address and note [CUS-045]', () => {
    const text = card(
      '3.0',
      `N:Rossi;Anna;;;\nFN:Anna Rossi\nitem1.TEL;type=CELL:+39 347 1234567\nTEL:051 1\nTEL:051 2
EMAIL;type=INTERNET:anna@example.com\nADR;type=HOME:;Int. 3;Via Po\\, 1;Bologna;BO;40121;Italia
NOTE:riga uno\\nriga\n  due\nPHOTO;ENCODING=b;TYPE=JPEG:AAAA\n BBBB\nX-ODD`,
    );
    expect(cellsOf(text)).toEqual([
      {
        ...{ id: 'card-0', firstName: 'Anna', lastName: 'Rossi', phone: '+39 347 1234567', phone1: '051 1' },
        ...{ email: 'anna@example.com', address: 'Via Po, 1, Int. 3', city: 'Bologna', province: 'BO' },
        ...{ postalCode: '40121', country: 'IT', note: 'riga uno\nriga due' },
      },
    ]);
  });

  it('of version 4.0 give addresses that are written as links [CUS-045]', () => {
    const text = card(
      '4.0',
      `FN:Anna Maria Rossi\nTEL;VALUE=uri;TYPE="voice,home":tel:+39-051-1;ext=5\nADR;LABEL="a: b;c":;;Ring 1;Wien;;1010;Österreich`,
    );
    expect(cellsOf(text)).toMatchObject([
      {
        ...{ firstName: 'Anna Maria', lastName: 'Rossi', phone: '+39-051-1 5', city: 'Wien', country: 'AT' },
      },
    ]);
  });

  it('of version 2.1 are decoded by their charset, folded quoted-printable too [CUS-045]', () => {
    const text = card(
      '2.1',
      `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Nicol=C3=B2;Gio=\nvanni\nTEL;CELL;PREF:347 1\nADR;HOME;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:;;Via Forl=EC, 1;Forl=EC;FC;47121;\nNOTE;CHARSET=ISO-8859-15;ENCODING=QUOTED-PRINTABLE:uno=0D=0A=A4 2`,
    );
    expect(cellsOf(text)).toMatchObject([
      {
        ...{ lastName: 'Nicolò', firstName: 'Giovanni', phone: '347 1', address: 'Via Forlì, 1' },
        ...{ city: 'Forlì', province: 'FC', note: 'uno\n€ 2' },
      },
    ]);
  });

  it('are read as Windows or as UTF-16 wrote them [CUS-045]', () => {
    expect(cellsOf(card('2.1', 'N:Nicolò;Anna'), 'latin1')).toMatchObject([{ lastName: 'Nicolò' }]);
    const file = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(crlf(card('3.0', 'FN:Nicolò')), 'utf16le'),
    ]);
    expect(readVcards(file).rows.customers?.[0]?.cells.lastName).toBe('Nicolò');
    const marked = `\ufeff${card('3.0', 'FN:Nicolò')}`;
    expect(cellsOf(marked)).toMatchObject([{ lastName: 'Nicolò' }]);
  });

  it('with an organisation are companies, whose person is a contact [CUS-045]', () => {
    const { rows } = read(card('3.0', 'FN:Anna Rossi\nN:Rossi;Anna\nORG:Verdi S.r.l.;Ufficio'));
    expect(rows.customers).toMatchObject([{ line: 1, cells: { id: 'card-0', company: 'Verdi S.r.l.' } }]);
    expect(rows.contacts).toMatchObject([{ cells: { customer: 'card-0', name: 'Anna Rossi' } }]);
    expect(read(card('3.0', 'FN:Verdi S.r.l.\nORG:Verdi S.r.l.')).rows.contacts).toEqual([]);
  });

  it('that cannot be read are told with their line; the others are read [CUS-042, CUS-045]', () => {
    const text = `${card('3.0', 'FN:Uno')}\n${card('3.0', 'TEL;=:1\nFN;A=B')}\n${card('3.0', 'FN:Tre')}`;
    const { rows, problems } = read(text);
    expect(problems).toMatchObject([{ sheet: 'customers', line: 5, reason: 'unreadable' }]);
    expect(rows.customers?.map(({ line }) => line)).toEqual([1, 5, 10]);
  });

  it('are refused where a file has none, or too many', () => {
    expect(() => read('something else')).toThrow('not-a-workbook');
    expect(() => read(`${card('3.0', 'FN:x')}\n`.repeat(3001))).toThrow('too-large');
  });

  it.each([
    ['one endless line', `BEGIN:VCARD\nVERSION:3.0\nNOTE:${'a'.repeat(2_000_000)}\nEND:VCARD`],
    ['folds without end', `BEGIN:VCARD\nVERSION:3.0\nNOTE:a${'\n a'.repeat(300_000)}\nEND:VCARD`],
    [
      'soft breaks without end',
      `BEGIN:VCARD\nVERSION:2.1\nNOTE;QUOTED-PRINTABLE:a${'=\na'.repeat(300_000)}\nEND:VCARD`,
    ],
    ['quotes and colons', `BEGIN:VCARD\nVERSION:4.0\nTEL;X="${'":"'.repeat(50_000)}:1\nEND:VCARD`],
    ['cards in cards', 'BEGIN:VCARD\n'.repeat(2_000)],
  ])('of %s are read in time [CUS-042]', (_, text) => {
    const start = performance.now();
    try {
      read(text);
    } catch (cause) {
      expect(cause).toMatchObject({ code: expect.any(String) });
    }
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
