import { describe, expect, it } from 'vitest';
import { attachmentLabel, numberedAttachment } from '#shared/attachments/attachment-label.ts';
import { attachmentsIn } from '#shared/attachments/attachments-in.ts';
import { nationalAddress } from '#shared/attachments/national-address.ts';

describe('the label of an attachment', () => {
  it('is its name [CER-009]', () => {
    expect(attachmentLabel({ name: 'Scheda 12', category: 'epd' }, 1)).toEqual({ text: 'Scheda 12' });
  });

  it('is the label of its category when it has no name [QER-018, CER-009, CDA-030]', () => {
    const key = 'catalogue.attachmentCategories.scheda-tecnica';
    for (const name of [null, undefined, '', ' ']) {
      expect(attachmentLabel({ name, category: 'scheda-tecnica', customCategory: 'Altra' }, 1)).toEqual({
        key,
      });
    }
  });

  it('is the text of the custom category for the category altro [QER-019, QDA-031, CER-010, CDA-029]', () => {
    const listed = { name: '', category: 'altro', customCategory: 'Voce di capitolato' };
    expect(attachmentLabel(listed, 1)).toEqual({ text: 'Voce di capitolato' });
  });

  it('is the label of altro when its custom category is empty', () => {
    const key = 'catalogue.attachmentCategories.altro';
    expect(attachmentLabel({ category: 'altro', customCategory: ' ' }, 1)).toEqual({ key });
  });

  it('is its number when there is nothing else [CER-011]', () => {
    expect(attachmentLabel({}, 3)).toEqual({ key: numberedAttachment, values: { number: 3 } });
    expect(attachmentLabel({ category: 'unknown' }, 4)).toEqual({
      key: numberedAttachment,
      values: { number: 4 },
    });
    expect(attachmentLabel({ customCategory: 'Foto' }, 3)).toEqual({ text: 'Foto' });
  });
});

it('takes the attachments of the active language, else the Italian ones [OPC-29]', () => {
  const it = [{ url: 'https://example.com/it.pdf' }];
  const en = [{ url: 'https://example.com/en.pdf' }];
  expect(attachmentsIn({ it, en }, 'en')).toBe(en);
  expect(attachmentsIn({ it, en }, 'it')).toBe(it);
  expect(attachmentsIn({ it, en: [] }, 'en')).toBe(it);
  expect(attachmentsIn({ it, en, de: null }, 'de')).toBe(it);
  expect(attachmentsIn(null, 'en')).toEqual([]);
});

describe('the address of a download', () => {
  const hosts = { international: 'colours.example', national: 'www.colori.example' };
  const open = (address: string) => nationalAddress(address, hosts);

  it('moves from the international to the national host of the provider [QVW-073]', () => {
    expect(open('https://colours.example/a/b.pdf?v=2#p3')).toBe('https://www.colori.example/a/b.pdf?v=2#p3');
    expect(open('http://WWW.colours.example/a.pdf')).toBe('http://www.colori.example/a.pdf');
  });

  it('stays as it is on every other host [QVW-073]', () => {
    const others = [
      'https://files.colours.example/a.pdf',
      'https://colours.example.evil.example/a.pdf',
      'https://colours.example@evil.example/a.pdf',
      'https://evil.example/colours.example/a.pdf',
      'https://colours.example:8443/a.pdf',
    ];
    for (const address of others) expect(open(address)).toBe(address);
    expect(nationalAddress('https://colours.example/a.pdf', null)).toBe('https://colours.example/a.pdf');
  });

  it('is opened only when it is one of the web', () => {
    for (const address of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '/a.pdf', '']) {
      expect(open(address)).toBeUndefined();
    }
  });
});
