import { tokenInFragment } from '#shared/access/token-in-fragment.ts';
import { quotationFileName } from '#shared/quotation-name/quotation-file-name.ts';
import type { QuotationPlace } from '#shared/quotation-name/quotation-title.ts';
import { CreateDownloadTicketDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { inNewTab } from '#web/lib/in-new-tab.ts';
import {
  addresses,
  type DocumentChoice,
  pdfAddress,
  printAddress,
  spreadsheetAddress,
} from './document-address.ts';

/** Shows the PDF in a new tab (QPR-024), once pending changes are saved (QVW-061). Rejects with GraphqlFailure. */
export function openPdf(choice: DocumentChoice, saved: Promise<unknown> = Promise.resolve()): Promise<void> {
  return inNewTab(async () => {
    await saved;
    // The ticket carries the token of the link: an address is kept by logs.
    const linkToken = choice.link && tokenInFragment(new URL(choice.link.address).hash);
    const asked = { quotation: choice.id, linkToken };
    const { createDownloadTicket } = await request(CreateDownloadTicketDocument, asked);
    return pdfAddress(choice, addresses(), createDownloadTicket.ticket);
  });
}

/** Opens the print view in a new tab (QPR-027), once pending changes are saved (QVW-060). */
export function openPrintView(
  choice: DocumentChoice,
  saved: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  return inNewTab(async () => {
    await saved;
    return printAddress(choice, addresses());
  });
}

/** Saves the spreadsheet as 'name - location (PROVINCE).xlsx' (QPR-022, QPR-023). Rejects with GraphqlFailure. */
export async function downloadSpreadsheet(
  choice: DocumentChoice,
  place: QuotationPlace,
  saved: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const [{ saveSpreadsheet }] = await Promise.all([import('#web/lib/save-spreadsheet.ts'), saved]);
  await saveSpreadsheet(spreadsheetAddress(choice, addresses()), quotationFileName(place, 'xlsx'));
}
