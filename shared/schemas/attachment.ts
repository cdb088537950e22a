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

export const attachment = z.object({
  type: z.nullish(z.string()),
  name: z.nullish(z.string()),
  url: z.string(),
  category: z.nullish(z.string()),
  customCategory: z.nullish(z.string()),
});
export type Attachment = z.infer<typeof attachment>;

const attachmentList = z.optional(z.array(attachment));
export const localisedAttachments = z.object({ it: attachmentList, en: attachmentList, de: attachmentList });
export type LocalisedAttachments = z.infer<typeof localisedAttachments>;
