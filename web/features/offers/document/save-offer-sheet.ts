import { offerFileName } from '#shared/offers/offer-file-name.ts';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';
import type { NamedOffer, OfferFileChoice } from './offer-file-choice.ts';
import { offerTextsIn } from './offer-texts-in.ts';

/** Saves the spreadsheet (OFR-093, OFR-094). Rejects with GraphqlFailure. */
export async function saveOfferSheet(
  offer: NamedOffer,
  choice: OfferFileChoice,
  withCosts: boolean,
): Promise<void> {
  const { title, internal } = offerTextsIn[choice.language];
  const query = new URLSearchParams({
    ...{ q: offer.id, of: 'offer', lang: choice.language },
    ...(withCosts && { costs: 'true' }),
  });
  const named = { ...offer, customer: offer.customerName === null ? null : { name: offer.customerName } };
  await saveSpreadsheet(
    `${currentConfiguration().functionsEndpoint}/downloadXLS?${query}`,
    offerFileName(named, 'xlsx', { title, internal: withCosts && internal }),
  );
}
