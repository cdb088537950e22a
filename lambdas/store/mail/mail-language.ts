import type { Language } from '#shared/languages.ts';

/** Mails are written in Italian for readers of other languages than English. */
export const mailLanguage = ({ language }: { language?: string | null | undefined }): Language =>
  language === 'en' ? 'en' : 'it';
