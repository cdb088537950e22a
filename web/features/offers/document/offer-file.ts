import { paths } from '#shared/access/paths.ts';
import { offerFileName } from '#shared/offers/offer-file-name.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { CreateOfferTicketDocument } from '#web/graphql/offers.ts';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { request } from '#web/lib/graphql.ts';
import { inNewTab } from '#web/lib/in-new-tab.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';

export type OfferLanguage = Offer['language'];

/** An offer as lists and its page know it. */
export type NamedOffer = Pick<Offer, 'id' | 'prefix' | 'number' | 'year' | 'language'> & {
  customerName: string | null;
};

/** How its documents are to be made: in which language, with the measurement sheets or without. */
export type OfferFileChoice = { language: OfferLanguage; measures: boolean };

const queryOf = ({ language, measures }: OfferFileChoice) => ({
  lang: language,
  ...(measures && { measures: 'true' }),
});

/** Opens the print view in a new tab, once pending changes are saved. */
export const openOfferPrint = (offer: NamedOffer, choice: OfferFileChoice, saved: Promise<unknown>) =>
  inNewTab(async () => {
    await saved;
    const query = new URLSearchParams({ print: '1', ...queryOf(choice) });
    return `${paths.printOffer(offer.id)}?${query}`;
  });

/** Shows the PDF in a new tab. Rejects with GraphqlFailure. */
export const openOfferPdf = ({ id }: NamedOffer, choice: OfferFileChoice, saved: Promise<unknown>) =>
  inNewTab(async () => {
    await saved;
    const { createOfferTicket } = await request(CreateOfferTicketDocument, { offer: id });
    const query = new URLSearchParams({
      ...{ q: id, of: 'offer', ...queryOf(choice), ticket: createOfferTicket.ticket },
    });
    return `${currentConfiguration().functionsEndpoint}/downloadPDF?${query}`;
  });

/** The words in the names of files, in the language of the document: they come with the first file. */
async function wordsOf(language: OfferLanguage): Promise<{ title: string; internal: string }> {
  const { offerTextsIn } = await import('./page-texts.ts');
  return offerTextsIn[language];
}

/** Saves the spreadsheet (OFR-093, OFR-094). Rejects with GraphqlFailure. */
export async function saveOfferSheet(
  offer: NamedOffer,
  { language }: OfferFileChoice,
  { withCosts, saved }: { withCosts: boolean; saved: Promise<unknown> },
): Promise<void> {
  const [{ title, internal }] = await Promise.all([wordsOf(language), saved]);
  const query = new URLSearchParams({
    ...{ q: offer.id, of: 'offer', lang: language },
    ...(withCosts && { costs: 'true' }),
  });
  const named = { ...offer, customer: offer.customerName === null ? null : { name: offer.customerName } };
  await saveSpreadsheet(
    `${currentConfiguration().functionsEndpoint}/downloadXLS?${query}`,
    offerFileName(named, 'xlsx', { title, internal: withCosts && internal }),
  );
}
