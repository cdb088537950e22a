import { isLanguage, type Language } from '#shared/languages.ts';

export const storageKey = 'user-locale';

/** The stored choice, else the browser's language; anything unsupported is Italian (SHL-053, SHL-054, SHL-055). */
export function startLanguage(stored: string | null, browser: string): Language {
  const wanted = stored ?? browser.slice(0, 2).toLowerCase();
  return isLanguage(wanted) ? wanted : 'it';
}
