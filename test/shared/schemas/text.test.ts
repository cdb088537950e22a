import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuotationInput, updateQuotationInput } from '#shared/schemas/quotation-input.ts';
import { text, textOfLines } from '#shared/schemas/text.ts';

const line = text();
const lines = textOfLines();
const issueOf = (schema: typeof line, value: string) => schema.safeParse(value).error?.issues[0]?.message;

/** Characters refused in all texts: the first and last of each kind. */
const refused = {
  'a control character': '\u0000\u0001\u0008\u000b\u000c\u000e\u001f\u007f\u0080\u0085\u009f',
  'a character that is none': '\ufdd0\ufdef\ufffe\uffff\u{1fffe}\u{10ffff}',
  'a mark that turns the direction': '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
};
const lonely = ['\ud800', '\udbff', '\udc00', '\udfff'];
const all = [...Object.values(refused).flatMap((characters) => [...characters]), ...lonely];

describe('a text of a user', () => {
  it.each(Object.entries(refused))('may not hold %s', (_, characters) => {
    for (const character of characters) {
      expect(issueOf(line, `a${character}b`)).toBe('textCharacters');
      expect(issueOf(lines, `a${character}b`)).toBe('textCharacters');
    }
  });

  it('may not hold half a character', () => {
    for (const half of lonely) {
      expect(issueOf(line, `a${half}b`)).toBe('textCharacters');
      expect(issueOf(lines, half)).toBe('textCharacters');
    }
  });

  it('must not contain one of them at any place', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...all),
        fc.string(),
        (before, one, after) => {
          // Next to its other half, half a character is a whole one.
          const typed = `${before}x${one}x${after}`;
          expect([issueOf(line, typed), issueOf(lines, typed)]).toEqual(['textCharacters', 'textCharacters']);
        },
      ),
    );
  });

  it('may hold the letters, signs and pictures of every language', () => {
    const written = [
      'Città di Forlì',
      'Größe 5 µm ½',
      'Ђурђа',
      '東京',
      'שלום',
      'مرحبا',
      '👩‍👩‍👧 💣 ✓',
      '<b>=1+1</b>',
      '\u200fא',
    ];
    for (const one of written) expect([line.parse(one), lines.parse(one)]).toEqual([one, one]);
  });

  it('is one that a later check leaves as it is', { timeout: 20_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const schema of [line, lines]) {
          const { success, data } = schema.safeParse(typed);
          if (success) expect(schema.parse(data)).toBe(data);
        }
      }),
    );
  });

  it('has blanks for tabs', () => {
    expect(line.parse('\tvia\tRoma ')).toBe('via Roma');
    expect(lines.parse('a\tb')).toBe('a b');
  });

  it('has lines only where lines are meant, which end the same way from every system', () => {
    expect(issueOf(line, 'a\nb')).toBe('textCharacters');
    expect(lines.parse('a\nb\r\nc\rd\n')).toBe('a\nb\nc\nd\n');
  });
});

describe('a quotation that is sent', () => {
  const colour = { code: 'TN 101', r: 1, g: 2, b: 3 };
  const row = { sId: 'primer', note: 'a\nb', color: colour, colorlist: 'Terre' };
  const saved = { id: 'q', revision: 1, name: 'Villa', location: 'Roma', selectedProducts: [row] };
  const made = { key: 'k', name: 'Villa', location: 'Roma', selectedProducts: [] };
  const fieldOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
    result.error?.issues[0]?.path.join('.');

  it('may have lines in a note', () => {
    expect(updateQuotationInput.parse(saved).selectedProducts?.[0]?.note).toBe('a\nb');
  });

  it.each(['name', 'location'])('is refused by the field when the %s holds one of them', (field) => {
    expect(fieldOf(createQuotationInput.safeParse({ ...made, [field]: 'a\uffffb' }))).toBe(field);
    expect(fieldOf(updateQuotationInput.safeParse({ ...saved, [field]: 'a\uffffb' }))).toBe(field);
  });

  it.each([
    ['note', { note: 'a\uffffb' }],
    ['colorlist', { colorlist: 'a\uffffb' }],
    ['color.code', { color: { ...colour, code: 'a\uffffb' } }],
  ])('is refused by the field when the %s of a row holds one of them', (field, edit) => {
    const selectedProducts = [{ ...row, ...edit }];
    expect(fieldOf(updateQuotationInput.safeParse({ ...saved, selectedProducts }))).toBe(
      `selectedProducts.0.${field}`,
    );
  });
});
