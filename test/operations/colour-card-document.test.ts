import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { changed, registeredAndSignedIn, withToken } from '#test/support/accounts-api.ts';
import { documentOf } from '#test/support/api-document.ts';
import { cloudUrl, codeOf, tokenOf } from '#test/support/cloud.ts';
import { asked, createdCustomer } from '#test/support/customers-api.ts';
import { answered, created } from '#test/support/quotations-api.ts';

const print = (token: string, q: string) =>
  fetch(`${cloudUrl}/functions/downloadPDF?${new URLSearchParams({ q, of: 'colours' })}`, {
    headers: { authorization: `Bearer ${token}` },
  });

async function textOf(answer: Response): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** A German customer with a coloured row, a line by hand and a hidden one. */
async function coloured(): Promise<string> {
  const { id } = await createdCustomer('painter', { lastName: 'Farbenfroh', language: 'de' });
  const rows = [
    { sId: 'one', product: 'adda-acrilsilossanica' },
    { sId: 'two', product: 'adda-acrilsilossanica' },
  ];
  const { id: quotation, revision } = await created('painter', { customerId: id, selectedProducts: rows });
  const color = { r: 247, g: 241, b: 232 };
  await asked('painter', 'updateQuotation', {
    input: {
      ...{ id: quotation, revision },
      selectedProducts: [
        { sId: 'one', color: { code: 'TN 101', ...color }, colorlist: 'Tinte' },
        { sId: 'two', color: { code: 'TN 102', ...color }, colorlist: 'Tinte' },
      ],
    },
  });
  const { lines } = await asked<{ lines: { key: string; colour: string }[] }>('painter', 'colourCard', {
    customer: id,
  });
  const hidden = lines.filter(({ colour }) => colour === 'TN 102').map(({ key }) => key);
  const added = [
    { id: 'line-0001', product: 'Smalto', colour: 'RAL 8028', place: 'Zaun', day: '2026-11-19' },
  ];
  await asked('painter', 'saveColourCard', { card: { customer: id, revision: 0, added, hidden } });
  return id;
}

let customer: string;
let token: string;
beforeAll(async () => {
  [customer, token] = await Promise.all([coloured(), tokenOf('painter')]);
});

describe('the printed colour card', () => {
  it("has codes, folders, products and places in the customer's language, and no price [CUS-036]", async () => {
    const answer = await print(token, customer);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'Farbkarte - Anna Farbenfroh.pdf',
    );
    const text = await textOf(answer);
    for (const part of [
      'Farbkarte',
      'Anna Farbenfroh',
      'TN 101',
      'Tinte',
      'Das ganze Objekt',
      'RAL 8028',
      'Zaun',
    ])
      expect(text).toContain(part);
    // A hidden line was not carried out.
    expect(text).not.toContain('TN 102');
    // The owner's insurance in the head may name a sum.
    expect(text.slice(text.indexOf('Kunde'))).not.toMatch(/€|\d,\d\d\b/);
  });

  it('is for its owner alone, as long as they may make offers [CUS-036, CUS-002, CUS-003]', async () => {
    for (const other of [await tokenOf('retailer'), await tokenOf('superUser')])
      expect((await print(other, customer)).status).toBe(404);
    const { token: unable, id } = await registeredAndSignedIn({});
    await changed(id, { emailVerified: true, type: 'privato' });
    expect((await print(unable, customer)).status).toBe(403);
  });

  it('opens in a new tab by a ticket, once, for this customer alone [CUS-036]', async () => {
    const ticketOf = (by: string) =>
      withToken<{ createColourCardTicket: { ticket: string } }>(
        by,
        documentOf('Mutation.createColourCardTicket'),
        { customer },
      );
    const open = (q: string, ticket: string) =>
      fetch(`${cloudUrl}/functions/downloadPDF?${new URLSearchParams({ of: 'colours', q, ticket })}`);
    const { ticket } = answered(await ticketOf(token)).createColourCardTicket;
    expect((await open(customer, ticket)).status).toBe(200);
    expect((await open(customer, ticket)).status).toBe(410);
    expect(codeOf(await ticketOf(await tokenOf('retailer')))).toBe('not-found');
    const { id: another } = await createdCustomer('painter');
    const second = answered(await ticketOf(token)).createColourCardTicket.ticket;
    expect((await open(another, second)).status).toBe(410);
  });
});
