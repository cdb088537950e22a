import { expect, it } from 'vitest';
import texts from '#locales/it/catalogue.json' with { type: 'json' };
import { nameOfCopy, namesOfCopy } from '#shared/catalogue/name-of-copy.ts';

it('a copy is called as what it is, in every language its original has a name in', () => {
  expect(namesOfCopy({ it: 'Adda', en: 'Adda Lime', de: 'Adda Kalk' }, texts.copyOf, 150)).toEqual({
    it: 'Adda (copia)',
    en: 'Adda Lime (copy)',
    de: 'Adda Kalk (Kopie)',
  });
  expect(namesOfCopy({ it: '$& Adda' }, texts.copyOf, 150)).toEqual({
    it: '$& Adda (copia)',
    en: null,
    de: null,
  });
});

it('a long name is cut, so that it is seen that it is a copy', () => {
  const name = nameOfCopy('x'.repeat(150), texts.copyOf.it, 150);
  expect([name.length, name.slice(-9)]).toEqual([150, 'x (copia)']);
});
