import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskedAddress } from '#shared/offers/accepting/masked-address.ts';

it.each([
  ['mario.rossi@esempio.it', 'm•••@e•••.it'],
  ['m@e.it', 'm•••@e•••.it'],
  ['info@posta.example.co.uk', 'i•••@p•••.uk'],
  ['"a@b"@esempio.it', '"•••@e•••.it'],
  ['root@localhost', 'r•••@l•••'],
])('%s is shown as %s [ACC-028]', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

it('tells no length and no other character [ACC-028]', () => {
  const word = fc.stringMatching(/^[a-z]{2,20}$/);
  fc.assert(
    fc.property(word, word, (name, domain) => {
      expect(maskedAddress(`${name}@${domain}.it`)).toBe(`${name[0]}•••@${domain[0]}•••.it`);
    }),
  );
});
