import { staleLanguages } from '#shared/catalogue/translation/stale-languages.ts';
import type { ProductDraft } from './draft.ts';

const fields = ['name', 'details', 'specs'] as const;

/** The texts that stayed as they were while their Italian one changed. */
export const staleTexts = (before: ProductDraft, now: ProductDraft) =>
  fields.flatMap((field) =>
    staleLanguages(before[field], now[field]).map((language) => ({ field, language })),
  );
