import { describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/errors.ts';
import { browserFailures } from '#web/lib/failure.ts';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<{ default: Texts }>('../../../locales/*/*.json', { eager: true });
const textsOf = (language: string) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .flatMap(([path, { default: texts }]) => keysOf(texts, path.replace(/^.*\/|\.json$/g, '')));

/** Plural forms count as one key: languages have different ones. */
const keysOf = (texts: Texts, prefix: string): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}.${key.replace(/_(one|many|other)$/, '')}`]
      : keysOf(value, `${prefix}.${key}`),
  );

const unique = (keys: readonly string[]) => [...new Set(keys)].sort();

describe('the texts', () => {
  it('are the same in every language [CER-016, I18-016]', () => {
    expect(unique(textsOf('en'))).toEqual(unique(textsOf('it')));
  });

  it('name every area of the product in every language [I18-013]', () => {
    const areas =
      'quotations products users phases priceLists colours tags notifications profile guidedTestEditor'.split(
        ' ',
      );
    const wanted = [...areas.map((area) => `common.areas.${area}`), 'common.menu.signOut'];
    for (const language of ['it', 'en']) expect(textsOf(language)).toEqual(expect.arrayContaining(wanted));
  });

  it.each(['it', 'en'])('explain every error in %s', (language) => {
    const wanted = [...Object.keys(errorStatus), ...browserFailures].map((code) => `errors.${code}`);
    expect(textsOf(language)).toEqual(expect.arrayContaining(wanted));
  });
});
