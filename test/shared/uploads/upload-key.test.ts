import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileKey, isTakenFrom, takenKey, uploadKey } from '#shared/uploads/upload-key.ts';

it('starts with the generated id and keeps what it can of the name [PRD-088]', () => {
  const key = (name: string) => fileKey('images/products', 'a1', name, 'png');
  expect(key('Silicato Extra.PNG')).toBe('images/products/a1-silicato-extra.png');
  expect(key('Perché no?.jpeg')).toBe('images/products/a1-perche-no.png');
  expect(key('漆.png')).toBe('images/products/a1.png');
  expect(key('')).toBe('images/products/a1.png');
});

it('never leaves its folder nor holds a mark of addresses, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      expect(fileKey('images/users', 'a1', name, 'jpg')).toMatch(
        /^images\/users\/a1(-[a-z0-9-]{1,60})?\.jpg$/,
      );
    }),
  );
});

it('what a form sent waits apart, and is kept by its own name and a new id, each time it is taken', () => {
  const upload = uploadKey(fileKey('images/products', 'a1', 'Secchio.png', 'png'));
  expect(upload).toBe('uploads/images/products/a1-secchio.png');
  expect(takenKey(upload, 'b2')).toBe('images/products/a1-secchio-b2.png');
  expect(takenKey(upload, 'c3')).toBe('images/products/a1-secchio-c3.png');
});

it('a file is known for that of its upload, and of no other', () => {
  const [upload, other] = ['uploads/images/users/u1-a1.png', 'uploads/images/users/u1-a12.png'];
  expect(isTakenFrom(upload, takenKey(upload, 'b2'))).toBe(true);
  for (const key of [takenKey(other, 'b2'), upload, 'images/users/u1-a1.png', 'b2', '', undefined])
    expect(isTakenFrom(upload, key)).toBe(false);
});
