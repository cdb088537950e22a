import en from '#locales/en/dataArchive.json' with { type: 'json' };
import it from '#locales/it/dataArchive.json' with { type: 'json' };
import type { Language } from '#shared/languages.ts';

export const archiveTexts: Record<Language, typeof it> = { it, en };
