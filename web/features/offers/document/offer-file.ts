import { paths } from '#shared/access/paths.ts';
import { offerFileName } from '#shared/offers/offer-file-name.ts';
import { CreateOfferTicketDocument } from '#web/graphql/offers.ts';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { request } from '#web/lib/graphql.ts';
import { inNewTab } from '#web/lib/in-new-tab.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';
import type { NamedOffer, OfferFileChoice } from './offer-file-choice.ts';

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

/** Where the PDF of the working copy is, for a minute. */
export async function offerPdfAddress(
  { id }: Pick<NamedOffer, 'id'>,
  choice: OfferFileChoice,
): Promise<string> {
  const { createOfferTicket } = await request(CreateOfferTicketDocument, { offer: id });
  const query = new URLSearchParams({
    ...{ q: id, of: 'offer', ...queryOf(choice), ticket: createOfferTicket.ticket },
  });
  return `${currentConfiguration().functionsEndpoint}/downloadPDF?${query}`;
}

/** Shows the PDF in a new tab. Rejects with GraphqlFailure. */
export const openOfferPdf = (offer: NamedOffer, choice: OfferFileChoice, saved: Promise<unknown>) =>
  inNewTab(async () => {
    await saved;
    return offerPdfAddress(offer, choice);
  });

/** Shows the stored PDF of a version, or its signed copy. Rejects with GraphqlFailure. */
export const openVersionPdf = ({ id }: NamedOffer, version: number, signed: boolean) =>
  inNewTab(async () => {
    const { versionFileAddress } = await import('../sent/send/share-pdf.ts');
    return versionFileAddress(id, version, signed);
  });

/** The words in the names of files, in the language of the document: they come with the first file. */
async function wordsOf({ language }: OfferFileChoice): Promise<{ title: string; internal: string }> {
  const { offerTextsIn } = await import('./offer-texts-in.ts');
  return offerTextsIn[language];
}

/** Saves the spreadsheet (OFR-093, OFR-094). Rejects with GraphqlFailure. */
export async function saveOfferSheet(
  offer: NamedOffer,
  choice: OfferFileChoice,
  { withCosts, saved }: { withCosts: boolean; saved: Promise<unknown> },
): Promise<void> {
  const [{ title, internal }] = await Promise.all([wordsOf(choice), saved]);
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
