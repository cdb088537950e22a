import en from '#locales/en/dataArchive.json' with { type: 'json' };
import it from '#locales/it/dataArchive.json' with { type: 'json' };
import type { DocumentLanguage } from '#shared/document/document-options.ts';

export const archiveTexts: Record<DocumentLanguage, typeof it> = { it, en };
