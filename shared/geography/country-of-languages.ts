import { allCountries } from './all-countries.ts';

/**
 * The country that the languages of a browser speak for: that of the first, or the one where most speak it; empty when it
 * is none of the known ones. English is spoken everywhere, so it says nothing.
 */
export function countryOfLanguages(languages: readonly string[]): string {
  const [first] = languages;
  if (!first) return '';
  try {
    const { language, region } = new Intl.Locale(first).maximize();
    return language !== 'en' && region && allCountries.includes(region) ? region : '';
  } catch {
    // Not a language.
    return '';
  }
}
