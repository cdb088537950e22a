import type { Localised } from '#shared/schemas/localised.ts';

/** The pattern for the name of a copy in each language, '{{name}} (copia)'. */
export type CopyPatterns = Record<'it' | 'en' | 'de', string>;

/** The name of a copy, cut where a name would be too long for what is added to it. */
export function nameOfCopy(name: string, pattern: string, longest: number): string {
  const added = pattern.replace('{{name}}', '').length;
  return pattern.replace('{{name}}', () => name.slice(0, longest - added));
}

/** The same in every language the original has a name in. */
export function namesOfCopy(name: Localised, patterns: CopyPatterns, longest: number): Localised {
  const { it, en, de } = name;
  return {
    it: nameOfCopy(it, patterns.it, longest),
    en: en ? nameOfCopy(en, patterns.en, longest) : null,
    de: de ? nameOfCopy(de, patterns.de, longest) : null,
  };
}
