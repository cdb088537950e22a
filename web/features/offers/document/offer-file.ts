import { paths } from '#shared/access/paths.ts';
import { CreateOfferTicketDocument } from '#web/graphql/offers.ts';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { request } from '#web/lib/graphql.ts';
import { inNewTab } from '#web/lib/in-new-tab.ts';
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
