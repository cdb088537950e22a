import { describe, expect, it } from 'vitest';
import { beginsAs, imageTypeOf } from '#shared/uploads/file-type.ts';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const beginnings: Record<string, string> = {
  'image/jpeg': '\xff\xd8\xff\xe0..JFIF',
  'image/png': '\x89PNG\r\n\x1a\n....',
  'image/webp': 'RIFF\x10\0\0\0WEBPVP8 ',
  'application/pdf': '%PDF-1.7\n',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'PK\x03\x04\x14\0\x06\0',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK\x03\x04\x14\0\x06\0',
  'text/vcard': 'BEGIN:VCARD\r\nVERSION:3.0',
};
const taken = [...new Set(Object.values(uploadKinds).flatMap(({ types }) => Object.keys(types)))];

describe('the first bytes of a file', () => {
  it.each(taken)('tell whether it is of the type that it says: %s [OPC-30, OPW-50]', (type) => {
    const mine = beginnings[type] ?? '';
    expect(beginsAs(type, bytes(mine))).toBe(true);
    for (const others of Object.values(beginnings).filter((beginning) => beginning !== mine))
      expect(beginsAs(type, bytes(others))).toBe(false);
    for (const none of [
      '<svg xmlns="http',
      '<html><script>',
      'GIF89a......',
      'RIFF\x10\0\0\0WAVEfmt ',
      'MZ\x90',
      '',
    ])
      expect(beginsAs(type, bytes(none))).toBe(false);
  });

  it('of a card of contacts may be small letters, and follow those of its encoding', () => {
    for (const text of ['begin:vcard\n', '\xef\xbb\xbfBEGIN:VCARD\r\n'])
      expect(beginsAs('text/vcard', bytes(text))).toBe(true);
  });

  it('tell the type of an image, and that a document is none', () => {
    for (const [type, beginning] of Object.entries(beginnings))
      expect(imageTypeOf(bytes(beginning))).toBe(type.startsWith('image/') ? type : undefined);
  });

  it('are of no type that is not taken', () => {
    for (const type of ['text/html', 'image/svg+xml', 'constructor', ''])
      expect(beginsAs(type, bytes('<svg'))).toBe(false);
  });
});
