import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/errors.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';

type Texts = { [key: string]: string | string[] | Texts };
const languages = ['it', 'en'] as const;
const texts = (language: string, file: string): Texts =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));

/** Keys of a file; all plural forms of a text count as one. */
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

it('are whole in German on the pages of customers, and of other files German has a part', () => {
  expect(sortedKeys('de', 'receivedOffer.json')).toEqual(sortedKeys('it', 'receivedOffer.json'));
  for (const file of readdirSync('locales/de')) {
    const italian = new Set(sortedKeys('it', file));
    expect(
      sortedKeys('de', file).filter((key) => !italian.has(key)),
      file,
    ).toEqual([]);
  }
});

it('have no file that one language lacks', () => {
  for (const language of languages)
    expect(readdirSync(`locales/${language}`)).toEqual(readdirSync('locales/it'));
});

/** Errors at the sign-in and on a user's account; every language uses these words. */
const accountTexts = [
  [
    'an invalid e-mail [WER-023]',
    ['auth.errors.invalidEmail', 'users.errors.invalidEmail'],
    /e-mail.*(valid)/,
  ],
  ['an unknown user [WER-024]', ['auth.errors.userNotFound', 'errors.user-not-found'], /account.*e-mail/],
  ['a wrong password [WER-025]', ['auth.errors.wrongPassword', 'errors.wrong-password'], /password/i],
  ['a taken e-mail [WER-026]', ['users.errors.emailTaken', 'errors.email-taken'], /account.*e-mail/],
  ['an unknown error [WER-027]', ['auth.errors.unknown', 'users.errors.unknown'], /\{\{code\}\}/],
] as const;

it.each(accountTexts)('say %s at the sign-in and of users, in every language', (_, keys, words) => {
  for (const language of languages) {
    const known = new Map(allTexts(language));
    for (const key of keys)
      expect(known.get(key.replace('.', '.json.')), `${language} ${key}`).toMatch(words);
  }
});

it('report invalid parameters in these words [USR-073, OPC-55]', () => {
  expect(texts('en', 'errors.json')['invalid-argument']).toBe('Invalid parameters');
  expect(texts('it', 'errors.json')['invalid-argument']).toBe('Parametri non validi');
});

it('exist for every error in every language [CER-016]', () => {
  for (const language of languages) {
    const errors = texts(language, 'errors.json');
    expect(Object.keys(errorStatus).filter((code) => typeof errors[code] !== 'string')).toEqual([]);
  }
});

it('name the same alike in a quotation and in its document', () => {
  const columns = ['consumption', 'incidence', 'surface', 'packages', 'quantity', 'discount', 'cost'];
  for (const language of languages) {
    const known = new Map(allTexts(language));
    const text = (path: string) => known.get(path)?.replaceAll('\u00a0', ' ');
    for (const name of [...columns, 'combined', 'combinedWith', 'fromRequirer']) {
      const inDocument = columns.includes(name) ? `columns.${name}` : name;
      expect(text(`document.json.${inDocument}`), `${language} ${name}`).toBe(
        text(`quotations.json.view.table.${name}`),
      );
    }
  }
});

it('state the maximum rows of a quotation in every language', () => {
  for (const language of languages)
    expect(texts(language, 'errors.json')['too-many-rows']).toMatch(RegExp(`\\b${maximumRows}\\b`));
});

/** Every text of a file, by its path. */
const textsOf = (entry: Texts | string[], path: string): [string, string][] =>
  Object.entries(entry).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : textsOf(value, `${path}.${key}`),
  );
const allTexts = (language: string) =>
  readdirSync(`locales/${language}`).flatMap((file) => textsOf(texts(language, file), file));

/**
 * Whole texts that are the same in Italian and English, such as words, names and units; placeholders are left
 * out.
 */
const same = `
  Account|E-mail|Excel|Extra|Font|Hex|Link|Menu|No|Password|Privacy|Slug|Software|Test|Test Topic|Topic|URL|zero|tag|in
  Italiano|English|Deutsch|(copia)|(copy)|(Kopie)|Postal Code|CAP|ZIP|EPD
  HBW|RGB|R|G|B|Aa|Arial|Georgia|Courier|kg (kg/m²)|l (l/m²)|mq (m²)
  IBAN
`;
const sameWords = new Set(same.split(/[|\n]/).map((word) => word.trim().toLowerCase()));

/** The words of a text, without placeholders and punctuation. */
const wordsOf = (text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, ' ')
    .replace(/^[^\p{L}(]+|[^\p{L})]+$/gu, '')
    .toLowerCase();

it('are translated: no text is empty, and no English text equals the Italian one [I18-016]', () => {
  const italian = new Map(allTexts('it'));
  for (const language of languages) expect(allTexts(language).filter(([, text]) => !text.trim())).toEqual([]);
  const left = allTexts('en').filter(([path, text]) => {
    const words = wordsOf(text);
    return text === italian.get(path) && /\p{L}/u.test(words) && !sameWords.has(words);
  });
  expect(left).toEqual([]);
});

it('contain no Italian in English, in any spelling [I18-016]', () => {
  const italian =
    /(?<![\p{L}{])(il|gli|della|dello|delle|degli|nel|nella|sono|che|questo|questa|più|è|una|perché)(?![\p{L}}])/iu;
  expect(allTexts('en').filter(([, text]) => italian.test(text))).toEqual([]);
});

it('around the reason of a failure are given to it: a lost answer takes none', () => {
  const around = /\breason: (failureText|textOf)\([\w.]+\)/;
  const sources = globSync('web/**/*.{ts,tsx}').filter((path) => around.test(readFileSync(path, 'utf8')));
  // These say first what is known to be done.
  expect(sources).toEqual(['web/features/works/prices/use-price-change.ts']);
});
