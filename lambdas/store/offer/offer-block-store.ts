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
import { ownedBlocks } from './owned-blocks.ts';

/** An owner's text blocks (OFR-075). */
export const offerTexts = ownedBlocks<OfferTextRow, Localised>('offerText', mostTexts, (item) =>
  offerTextRow.parse(item),
);

/** An owner's templates (OFR-079). */
export const offerTemplates = ownedBlocks<OfferTemplateRow, TemplateContent>(
  'offerTemplate',
  mostTemplates,
  (item) => offerTemplateRow.parse(item),
);
