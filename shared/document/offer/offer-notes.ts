import type { EvaluatedOffer } from '#shared/offers/evaluate-offer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { fill } from '../document-texts.ts';
import { type LocalisedText, localisedText } from '../localised-text.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';
import { percentOf } from './printed.ts';

/** The withholding of condominiums, in hundredths of a percent: the article of its law is named beside it. */
const ofCondominiums = 400;

export type OfferNotes = { title: string; paragraphs: readonly LocalisedText[] };

type Given = { offer: Offer; evaluated: EvaluatedOffer; hasColours: boolean };

/** The notes of the codes that count, each once; those of withholding and split payment (OFR-058). */
export function offerNotes({ offer, evaluated, hasColours }: Given, texts: OfferDocumentTexts): OfferNotes {
  const { language, withholding, splitPayment } = offer;
  const { notes } = texts;
  const own = (text: string): LocalisedText => ({ text, language });
  const ofCodes = evaluated.summary.flatMap(({ code }) =>
    code.note ? [localisedText(code.note, language)] : [],
  );
  const percent = percentOf(withholding ?? 0).text;
  const withheld = withholding === ofCondominiums ? notes.withholdingOfCondominiums : notes.withholding;
  const paragraphs = [
    ...ofCodes,
    ...(evaluated.withheld > 0 ? [own(fill(withheld, { percent }))] : []),
    ...(splitPayment && evaluated.vat > 0 ? [own(notes.splitPayment)] : []),
    ...(hasColours ? [own(notes.colours)] : []),
  ].filter(({ text }) => text.trim() !== '');
  const once = [...new Map(paragraphs.map((paragraph) => [paragraph.text, paragraph])).values()];
  return { title: notes.title, paragraphs: once };
}
