import { sanitiseTexts } from '#lambdas/runtime/sanitise.ts';
import type { TemplateContent } from '#shared/offers/template-content.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import {
  mostTemplates,
  mostTexts,
  type OfferTemplateRow,
  type OfferTextRow,
  offerTemplateRow,
  offerTextRow,
} from '#shared/schemas/offer-block.ts';
import { cleanTexts } from './clean-texts.ts';
import { ownedBlocks } from './owned-blocks.ts';

/** An owner's text blocks (OFR-075). */
export const offerTexts = ownedBlocks<OfferTextRow, Localised>('offerText', mostTexts, {
  rowOf: (item) => offerTextRow.parse(item),
  clean: (text) => sanitiseTexts(text) ?? { it: '' },
});

/** An owner's templates (OFR-079). */
export const offerTemplates = ownedBlocks<OfferTemplateRow, TemplateContent>('offerTemplate', mostTemplates, {
  rowOf: (item) => offerTemplateRow.parse(item),
  clean: (content) => ({ ...content, texts: cleanTexts(content.texts) }),
});
