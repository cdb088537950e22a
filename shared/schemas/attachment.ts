import * as z from 'zod/mini';

/** Categories of attachments, verbatim (QDA-030). */
export const attachmentCategories = [
  'scheda-tecnica',
  'cartella-colore',
  'certificato',
  'opuscolo',
  'epd',
  'dichiarazione-prestazione',
  'scheda-sostenibilità',
  'scheda-sicurezza',
  'altro',
] as const;

/** An attachment as it is stored; older records lack all but the address. */
export const attachment = z.object({
  type: z.nullish(z.string()),
  name: z.nullish(z.string()),
  url: z.string(),
  category: z.nullish(z.string()),
  customCategory: z.nullish(z.string()),
});
export type Attachment = z.infer<typeof attachment>;

const attachmentList = z.optional(z.array(attachment));
/** Attachments by language; a language without any is left out. */
export const localisedAttachments = z.object({ it: attachmentList, en: attachmentList, de: attachmentList });
export type LocalisedAttachments = z.infer<typeof localisedAttachments>;
