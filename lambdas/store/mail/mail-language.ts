import type { Language } from '#shared/accounts/default-language.ts';

/** Mails are written in Italian for whoever does not read English. */
export const mailLanguage = ({ language }: { language?: string | null | undefined }): Language =>
  language === 'en' ? 'en' : 'it';
