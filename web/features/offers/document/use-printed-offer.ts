import { useEffect, useState } from 'react';
import { type MeasureSheetModel, measureSheetModel } from '#shared/document/measure-sheet-model.ts';
import { type OfferModel, offerModel } from '#shared/document/offer/offer-model.ts';
import type { PrintedSettings } from '#shared/document/offer/offer-owner.ts';
import {
  type TitledNotice,
  titledNotice,
  withdrawalNotice,
} from '#shared/document/offer/withdrawal-notice.ts';
import { offerTitle } from '#shared/offers/offer-file-name.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import { type Offer, offer as offerSchema } from '#shared/schemas/offer.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { OfferToPrintDocument, QuotationToMeasureDocument } from '#web/graphql/offers.ts';
import { codeOf, GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { offerTextsIn } from './offer-texts-in.ts';

type Wanted = { id: string; lang: string | null; withMeasures: boolean };
export type PrintedOffer = {
  title: string;
  model: OfferModel;
  /** For consumers. */
  notice: TitledNotice | null;
  measures: readonly MeasureSheetModel[];
};
type Loaded = PrintedOffer | { failure: unknown } | undefined;

/** The offer to print with the measurement sheets that are wished for; undefined while they load. */
export function usePrintedOffer(owner: SessionUser, { id, lang, withMeasures }: Wanted): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const leaving = new AbortController();
    load(owner, { id, lang, withMeasures }, leaving.signal).then(setLoaded, (failure) => {
      if (!leaving.signal.aborted) setLoaded({ failure });
    });
    return () => leaving.abort();
  }, [owner, id, lang, withMeasures]);
  return loaded;
}

async function load(owner: SessionUser, wanted: Wanted, signal: AbortSignal): Promise<PrintedOffer> {
  const answer = await request(OfferToPrintDocument, { id: wanted.id }, signal);
  const { offer: stored, offerSettings, sentOffer } = answer;
  // The PDF of what was accepted is stored; the working copy may say something else.
  if (sentOffer?.state === 'accepted') throw new GraphqlFailure('offer-accepted');
  // GraphQL answers both fields of a discount: the schema keeps the one that there is.
  const known = offerSchema.parse(stored);
  const language = documentLanguages.find((one) => one === wanted.lang) ?? known.language;
  const offer = { ...known, language };
  // The server validates with the same schema: the accent is one of its names.
  const settings = offerSettings as PrintedSettings & Pick<OfferSettings, 'withdrawalNotice'>;
  const texts = offerTextsIn[language];
  const now = new Date();
  return {
    title: offerTitle(offer, texts),
    model: offerModel(offer, { owner, settings, now }, texts),
    notice: titledNotice(withdrawalNotice(offer, settings, texts), texts),
    measures: wanted.withMeasures ? await measuresOf(offer, { now, signal }) : [],
  };
}

type Around = { now: Date; signal: AbortSignal };

async function measuresOf({ lines, language }: Offer, { now, signal }: Around): Promise<MeasureSheetModel[]> {
  const { measureTextsIn } = await import('./measure-texts-in.ts');
  const ids = [...new Set(lines.flatMap(({ quantityFrom }) => quantityFrom?.quotationId ?? []))];
  const quotations = await Promise.all(ids.map((id) => quotationIfThere(id, signal)));
  return quotations.flatMap((quotation) =>
    quotation ? [measureSheetModel(quotation, { language, now }, measureTextsIn[language])] : [],
  );
}

async function quotationIfThere(id: string, signal: AbortSignal) {
  try {
    // The server validates with the same schemas; types and kinds are texts in GraphQL.
    return (await request(QuotationToMeasureDocument, { id }, signal)).quotation as unknown as Quotation;
  } catch (failure) {
    if (codeOf(failure) === 'not-found') return undefined;
    throw failure;
  }
}
