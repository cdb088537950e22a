import * as z from 'zod/mini';
import { longestRichText } from '#shared/offers/offer-bounds.ts';
import type { Localised } from './localised.ts';
import { filledLine } from './offer-values.ts';
import { tracked } from './tracked.ts';

/** The four rich texts of an offer (OFR-074). */
export const offerTextKinds = ['intro', 'included', 'excluded', 'terms'] as const;

/** A reusable text block as lists show it (OFR-075). */
export const offerTextRow = z.object({
  id: z.string(),
  ...tracked,
  name: z.string(),
  kind: z.enum(offerTextKinds),
});
export type OfferTextRow = z.infer<typeof offerTextRow>;
/** The same with its text in the three languages. */
export type OfferText = OfferTextRow & { text: Localised };

/** A template as lists show it (OFR-079). */
export const offerTemplateRow = z.object({
  id: z.string(),
  ...tracked,
  name: z.string(),
  title: z.string(),
  lines: z.number(),
});
export type OfferTemplateRow = z.infer<typeof offerTemplateRow>;

/** Text blocks and templates of one owner. */
export const mostTexts = 200;
export const mostTemplates = 50;

export const blockName = filledLine(100);
const markup = z.string().check(z.maxLength(longestRichText));

export const offerTextInput = z.strictObject({
  name: blockName,
  kind: z.enum(offerTextKinds),
  text: z.strictObject({ it: markup, en: z.nullish(markup), de: z.nullish(markup) }),
});
