import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnimated } from '#shared/uploads/is-animated.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
/** A part of a PNG: length, name, content, checksum. */
const part = (name: string, content = '') =>
  `${String.fromCharCode(0, 0, 0, content.length)}${name}${content}\0\0\0\0`;
const png = (...parts: string[]) => bytesOf(`\x89PNG\r\n\x1a\n${parts.join('')}`);
const webp = (flags: number, head = 'VP8X') =>
  bytesOf(`RIFF\0\0\0\0WEBP${head}\x0a\0\0\0${String.fromCharCode(flags)}\0\0\0`);

describe('a picture that moves', () => {
  it('is a PNG that names frames before its first picture', () => {
    expect(isAnimated('image/png', png(part('IHDR', 'size'), part('acTL', 'two'), part('IDAT')))).toBe(true);
    expect(isAnimated('image/png', png(part('IHDR', 'size'), part('IDAT', 'acTL'), part('acTL')))).toBe(
      false,
    );
    expect(isAnimated('image/png', png(part('tEXt', 'acTL'), part('IDAT')))).toBe(false);
  });

  it('is a WebP whose flags say so', () => {
    expect(isAnimated('image/webp', webp(0x02))).toBe(true);
    expect(isAnimated('image/webp', webp(0x12))).toBe(true);
    expect(isAnimated('image/webp', webp(0x10))).toBe(false);
    expect(isAnimated('image/webp', webp(0x02, 'VP8 '))).toBe(false);
  });

  it('is no JPEG', () => {
    expect(isAnimated('image/jpeg', png(part('acTL')))).toBe(false);
  });

  it('is told of any bytes at all, and always ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('image/png', 'image/webp'),
        fc.uint8Array({ maxLength: 200 }),
        (type, bytes) => {
          expect(typeof isAnimated(type, bytes)).toBe('boolean');
        },
      ),
    );
  });
});
