import { expect, test } from 'vitest';
import { documentLanguage, documentType, isOn } from '#shared/document/document-options.ts';

test('an address asks for type 0, 1 or 2; anything else counts as 0 [QPR-005]', () => {
  expect(['0', '1', '2', '3', '', 'x', null].map(documentType)).toEqual([0, 1, 2, 0, 0, 0, 0]);
});

test('switches of an address are on with true and 1 alone', () => {
  expect(['true', '1', 'false', '0', '', null].map(isOn)).toEqual([true, true, false, false, false, false]);
});

test("the address's language wins, then the owner's, then Italian [QPR-001]", () => {
  expect(documentLanguage('en', 'it')).toBe('en');
  expect(documentLanguage(null, 'en')).toBe('en');
  expect(documentLanguage('fr', 'de')).toBe('it');
});
