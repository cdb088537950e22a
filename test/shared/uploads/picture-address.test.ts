import { expect, it } from 'vitest';
import { pictureAddress } from '#shared/uploads/picture-address.ts';

it.each([
  'https://example.com/a.png',
  '/files/images/a.png',
  'blob:https://example.com/1',
  'data:image/png;base64,A',
])('a picture is shown from %s', (address) => expect(pictureAddress(address)).toBe(address));

it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//example.com/a.png', '', null])(
  'a picture is not shown from %j',
  (address) => expect(pictureAddress(address)).toBeUndefined(),
);
