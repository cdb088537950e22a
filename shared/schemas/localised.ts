import * as z from 'zod/mini';

/** A text in the languages of the catalogue; Italian is the fallback of every other (QDA-002, QDA-021). */
export const localised = z.object({
  it: z.string(),
  en: z.nullish(z.string()),
  de: z.nullish(z.string()),
});
export type Localised = z.infer<typeof localised>;
