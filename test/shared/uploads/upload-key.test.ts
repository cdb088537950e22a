import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uploadKey } from '#shared/uploads/upload-key.ts';

it('starts with the generated id and keeps what it can of the name [PRD-088]', () => {
  const key = (name: string) => uploadKey('images/products', 'a1', name, 'png');
  expect(key('Silicato Extra.PNG')).toBe('images/products/a1-silicato-extra.png');
  expect(key('Perché no?.jpeg')).toBe('images/products/a1-perche-no.png');
  expect(key('漆.png')).toBe('images/products/a1.png');
  expect(key('')).toBe('images/products/a1.png');
});

it('never leaves its folder nor holds a mark of addresses, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      expect(uploadKey('images/users', 'a1', name, 'jpg')).toMatch(
        /^images\/users\/a1(-[a-z0-9-]{1,60})?\.jpg$/,
      );
    }),
  );
});
