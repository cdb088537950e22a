import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/errors.ts';

type Texts = { [key: string]: string | Texts };
const languages = ['it', 'en'] as const;
const texts = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));

/** Keys of a file; the plural forms of a language count as one. */
function keysOf(entry: Texts, path = ''): string[] {
  return Object.entries(entry).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${path}${key}.`),
  );
}
const sortedKeys = (language: string, file: string) => [...new Set(keysOf(texts(language, file)))].toSorted();

describe.each(readdirSync('locales/it'))('the texts of %s', (file) => {
  it('exist in every language', () => {
    for (const language of languages) expect(sortedKeys(language, file)).toEqual(sortedKeys('it', file));
  });
});

it('have no file that one language lacks', () => {
  for (const language of languages)
    expect(readdirSync(`locales/${language}`)).toEqual(readdirSync('locales/it'));
});

it('say every error in every language [CER-016]', () => {
  for (const language of languages) {
    const errors = texts(language, 'errors.json');
    expect(Object.keys(errorStatus).filter((code) => typeof errors[code] !== 'string')).toEqual([]);
  }
});
