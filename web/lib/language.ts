/** Languages of the interface; Italian is default and fallback (SHL-004). */
export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

export const storageKey = 'user-locale';

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** The stored choice, else the browser's language; anything unsupported is Italian (SHL-053, SHL-054, SHL-055). */
export function startLanguage(stored: string | null, browser: string): Language {
  const wanted = stored ?? browser.slice(0, 2).toLowerCase();
  return isLanguage(wanted) ? wanted : 'it';
}
