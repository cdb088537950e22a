import { isItaly } from '#shared/geography/countries.ts';
import type { Language } from '#shared/languages.ts';

/** The language of people who name none: Italian in Italy, else English (USR-043, USR-044, OPC-40). */
export const defaultLanguage = (country: string): Language => (isItaly(country) ? 'it' : 'en');
