import type { Localised } from '#shared/schemas/localised.ts';

/** Whether a text has Italian words, and none in another language. */
export const lacksText = (text: Localised | null | undefined, language: 'en' | 'de'): boolean =>
  Boolean(text?.it.trim()) && !text?.[language]?.trim();

/** Names of the fields that something is true of. */
export const fieldsOf = (fields: Record<string, boolean>): string[] =>
  Object.keys(fields).filter((field) => fields[field]);
