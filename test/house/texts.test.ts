import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/errors.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';

type Texts = { [key: string]: string | string[] | Texts };
const languages = ['it', 'en'] as const;
const texts = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));

/** Keys of a file; the plural forms of a language count as one. */
function keysOf(entry: Texts | string[], path = ''): string[] {
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

/** At the sign-in and, for one's own and others' accounts, at a user's; every language says it in these words. */
const accountTexts = [
  [
    'an e-mail that is none [WER-023]',
    ['auth.errors.invalidEmail', 'users.errors.invalidEmail'],
    /e-mail.*(valid)/,
  ],
  ['an unknown user [WER-024]', ['auth.errors.userNotFound', 'errors.user-not-found'], /account.*e-mail/],
  ['a wrong password [WER-025]', ['auth.errors.wrongPassword', 'errors.wrong-password'], /password/i],
  ['an e-mail that is taken [WER-026]', ['users.errors.emailTaken', 'errors.email-taken'], /account.*e-mail/],
  ['an unknown error [WER-027]', ['auth.errors.unknown', 'users.errors.unknown'], /\{\{code\}\}/],
] as const;

it.each(accountTexts)('say %s at the sign-in and of users, in every language', (_, keys, words) => {
  for (const language of languages) {
    const known = new Map(allTexts(language));
    for (const key of keys)
      expect(known.get(key.replace('.', '.json.')), `${language} ${key}`).toMatch(words);
  }
});

it('say that parameters are not valid in these words [USR-073, OPC-55]', () => {
  expect(texts('en', 'errors.json')['invalid-argument']).toBe('Invalid parameters');
  expect(texts('it', 'errors.json')['invalid-argument']).toBe('Parametri non validi');
});

it('say every error in every language [CER-016]', () => {
  for (const language of languages) {
    const errors = texts(language, 'errors.json');
    expect(Object.keys(errorStatus).filter((code) => typeof errors[code] !== 'string')).toEqual([]);
  }
});

it('say how many rows a quotation may have in every language', () => {
  for (const language of languages)
    expect(texts(language, 'errors.json')['too-many-rows']).toMatch(RegExp(`\\b${maximumRows}\\b`));
});

/** Every text of a file by its path. */
const textsOf = (entry: Texts | string[], path: string): [string, string][] =>
  Object.entries(entry).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : textsOf(value, `${path}.${key}`),
  );
const allTexts = (language: string) =>
  readdirSync(`locales/${language}`).flatMap((file) => textsOf(texts(language, file), file));

/** Words, names and units that are the same in Italian and English, as whole texts; blanks to fill are left out. */
const same = `
  Account|E-mail|Excel|Extra|Font|Hex|Link|Menu|No|Password|Privacy|Slug|Software|Test|Test Topic|Topic|URL|zero|tag|in
  Italiano|English|(copia)|(copy)|(Kopie)|Postal Code|CAP|ZIP|EPD
  HBW|RGB|R|G|B|Aa|Arial|Georgia|Courier|kg (kg/m²)|l (l/m²)|mq (m²)
`;
const sameWords = new Set(same.split(/[|\n]/).map((word) => word.trim().toLowerCase()));

/** What is to be read of a text: no blanks to fill, no signs around it. */
const wordsOf = (text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, ' ')
    .replace(/^[^\p{L}(]+|[^\p{L})]+$/gu, '')
    .toLowerCase();

it('are written in every language: none is empty, and English ones are not those in Italian [I18-016]', () => {
  const italian = new Map(allTexts('it'));
  for (const language of languages) expect(allTexts(language).filter(([, text]) => !text.trim())).toEqual([]);
  const left = allTexts('en').filter(([path, text]) => {
    const words = wordsOf(text);
    return text === italian.get(path) && /\p{L}/u.test(words) && !sameWords.has(words);
  });
  expect(left).toEqual([]);
});

it('hold no Italian in English, however it is written by now [I18-016]', () => {
  const italian =
    /(?<![\p{L}{])(il|gli|della|dello|delle|degli|nel|nella|sono|che|questo|questa|più|è|una|perché)(?![\p{L}}])/iu;
  expect(allTexts('en').filter(([, text]) => italian.test(text))).toEqual([]);
});
