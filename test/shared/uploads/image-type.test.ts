import { describe, expect, it } from 'vitest';
import { imageTypeOf } from '#shared/uploads/image-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('the first bytes of a file', () => {
  it.each([
    ['\xff\xd8\xff\xe0..JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['RIFF\x10\0\0\0WAVEfmt ', undefined],
    ['<svg xmlns="http', undefined],
    ['<html><script>', undefined],
    ['GIF89a......', undefined],
    ['', undefined],
  ])('%j are of %s [OPC-30]', (text, type) => {
    expect(imageTypeOf(bytes(text))).toBe(type);
  });
});
