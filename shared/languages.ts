/** Languages of the interface, of mails and of documents; Italian is default and fallback (SHL-004, OP59). */
export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/** Whether a value is the code of a language of the product. */
export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);
