import { randomUUID } from 'node:crypto';
import { fetchAnswer } from '#lambdas/canary/fetch-answer.ts';
import type { Ask, WebSession } from '#lambdas/canary/open-session.ts';
import type { WebsiteConfiguration } from '#lambdas/canary/read-website.ts';
import { tokenInFragment } from '#shared/access/token-in-fragment.ts';
import type { SmokeQuotation } from './quotation-steps.ts';

type Doors = Pick<WebsiteConfiguration, 'functionsEndpoint'>;

/** Prints the PDF as a new tab does: with a ticket, which is good once. */
export async function printPdf({ functionsEndpoint }: Doors, ask: Ask, { id }: SmokeQuotation) {
  const { createDownloadTicket } = await ask<{ createDownloadTicket: { ticket: string } }>(
    'mutation ($id: ID!) { createDownloadTicket(quotation: $id) { ticket } }',
    { id },
  );
  const query = new URLSearchParams({ q: id, ticket: createDownloadTicket.ticket });
  const pdf = await fetchAnswer(`${functionsEndpoint}/downloadPDF?${query}`);
  mustBegin(Buffer.from(await pdf.bytes()), '%PDF');
}

/** Downloads the spreadsheet as the screen does: with the token of the session. */
export async function downloadSpreadsheet(
  { functionsEndpoint }: Doors,
  { token }: WebSession,
  { id }: SmokeQuotation,
) {
  const query = new URLSearchParams({ q: id, xls: 'true' });
  const headers = { authorization: `Bearer ${token}` };
  const base64 = await fetchAnswer(`${functionsEndpoint}/downloadXLS?${query}`, { headers });
  mustBegin(Buffer.from(await base64.text(), 'base64'), 'PK');
}

/** Shares the quotation and opens the link as a guest: the page, then what it shows. */
export async function shareQuotation({ functionsEndpoint }: Doors, ask: Ask, { id }: SmokeQuotation) {
  const view = { audience: 'CUSTOMER', days: 1, language: 'it', showPrices: false, showSpecs: false };
  const { createShareLink } = await ask<{ createShareLink: { id: string; address: string } }>(
    'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { id address } }',
    { input: { key: randomUUID(), quotation: id, ...view } },
  );
  const { id: link, address } = createShareLink;
  await fetchAnswer(address);
  const query = new URLSearchParams({ q: id });
  const headers = { authorization: `Share ${tokenInFragment(new URL(address).hash)}` };
  const shared = await fetchAnswer(`${functionsEndpoint}/sharedQuotation?${query}`, { headers });
  const { fileName = '' }: { fileName?: string } = await shared.json();
  if (!fileName.endsWith('.pdf')) throw new Error('The link does not show the quotation.');
  await ask('mutation ($quotation: ID!, $link: ID!) { revokeShareLink(quotation: $quotation, id: $link) }', {
    quotation: id,
    link,
  });
}

function mustBegin(document: Buffer, beginning: string): void {
  if (!document.subarray(0, beginning.length).equals(Buffer.from(beginning)))
    throw new Error(`The document does not begin with ${beginning}.`);
}
