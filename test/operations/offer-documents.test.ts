import { randomUUID } from 'node:crypto';
import exceljs from 'exceljs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { changed, withToken } from '#test/support/accounts-api.ts';
import { documentOf } from '#test/support/api-document.ts';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { cloudUrl, codeOf, tokenOf } from '#test/support/cloud.ts';
import {
  anOfferer,
  newWork,
  type Offers,
  offersOf,
  only,
  quotationBy,
  quotationSaved,
} from '#test/support/offers-api.ts';
import { answered, created } from '#test/support/quotations-api.ts';
import { passOf, shared } from '#test/support/share-links-api.ts';
import { allow, give, sent } from '#test/support/user-images-api.ts';

/** One red dot. */
const aPicture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

type Route = 'downloadPDF' | 'downloadXLS';
const ask = (token: string, route: Route, query: Record<string, string>) =>
  fetch(`${cloudUrl}/functions/${route}?${new URLSearchParams({ of: 'offer', ...query })}`, {
    headers: { authorization: `Bearer ${token}` },
  });
const nameOf = (answer: Response) => decodeURIComponent(answer.headers.get('content-disposition') ?? '');

async function pagesOf(answer: Response): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );
}

async function sheetsOf(answer: Response) {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Uint8Array.from(Buffer.from(await answer.text(), 'base64')).buffer);
  return workbook.worksheets;
}

let token: string;
let others: string;
let userId: string;
let offers: Offers;
let offer: Offer;
beforeAll(async () => {
  const [one, other] = await Promise.all([anOfferer(), anOfferer()]);
  token = one.token;
  others = other.token;
  userId = one.id;
  offers = offersOf(token);
  const { id, revision } = await quotationBy(token, { name: 'Villa Rosa' });
  await quotationSaved(token, { id, revision, measures: someMeasures([aRoom()]) });
  const made = only<Offer>(await offers.createOffer({ title: 'Facciata di Villa Rosa' }));
  const place = { entries: [{ place: aRoom().id, line: null }] };
  const measured = newWork('line-one', {
    ...{
      description: { it: 'Pittura di facciata', de: 'Fassadenanstrich' },
      hours: 1373,
      hourlyCost: 247_700,
    },
    quantityFrom: { quotationId: id, choice: place },
  });
  offer = only<Offer>(
    await offers.updateOffer({
      id: made.id,
      revision: made.revision,
      lines: [measured],
      texts: { intro: '<p>{numero}</p>' },
    }),
  );
  await offers.updateOfferSettings({ revision: 0, businessName: 'Tinteggiature Offerte' });
});

/** How many pictures the first page has. Words in the place of a picture mean that it could not be shown. */
async function picturesOf(answer: Response) {
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { fnArray } = await page.getOperatorList();
  const { items } = await page.getTextContent();
  return {
    images: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    broken: items.some((item) => 'str' in item && item.str.startsWith('Logo')),
  };
}

describe('the documents of an offer', () => {
  it('are a PDF under its name, BOZZA in its head, without a change of what is stored [OFR-089, OFR-093, OFR-095]', async () => {
    const answer = await ask(token, 'downloadPDF', { q: offer.id });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(nameOf(answer)).toContain(`Offerta ${offer.number}-${offer.year}.pdf`);
    const [page, ...more] = await pagesOf(answer);
    expect(more).toEqual([]);
    for (const part of [
      ...['BOZZA', 'Tinteggiature Offerte', 'Facciata di Villa Rosa', `${offer.number}/${offer.year}`],
      ...['52,92 m²', '8,50 €', '449,82 €', 'da foglio misure', 'Pagina 1/1'],
    ])
      expect(page).toContain(part);
    expect(only<Offer>(await offers.offer(offer.id))).toEqual(offer);
  });

  it('are in another language when it is asked for, else in that of the offer [OFR-088]', async () => {
    const [german] = await pagesOf(await ask(token, 'downloadPDF', { q: offer.id, lang: 'de' }));
    for (const part of ['ENTWURF', 'Angebot', 'Fassadenanstrich', 'laut Aufmaß'])
      expect(german).toContain(part);
    const [italian] = await pagesOf(await ask(token, 'downloadPDF', { q: offer.id, lang: 'fr' }));
    expect(italian).toContain('BOZZA');
    expect(nameOf(await ask(token, 'downloadXLS', { q: offer.id, lang: 'en' }))).toContain('Offer ');
  });

  it('name the customer as they are now [OFR-089]', async () => {
    const call = <Answer>(operation: string, args: object) =>
      withToken<Record<string, Answer>>(token, documentOf(operation), { ...args });
    const kind = { kind: 'company', sites: [], contacts: [] };
    const customer = only<{ id: string; revision: number }>(
      await call('Mutation.createCustomer', { key: randomUUID(), customer: { ...kind, company: 'Bar Uno' } }),
    );
    const made = only<Offer>(await offers.createOffer({ customerId: customer.id }));
    const { id, revision } = customer;
    only(await call('Mutation.updateCustomer', { customer: { ...kind, id, revision, company: 'Bar Due' } }));
    const answer = await ask(token, 'downloadPDF', { q: made.id });
    expect(nameOf(answer)).toContain(`Offerta ${made.number}-${made.year} - Bar Due.pdf`);
    expect((await pagesOf(answer))[0]).toContain('Bar Due');
  });

  it("have the owner's logo, from where it is kept, as long as it is shown; so have those of a quotation [OFR-077, QPR-009, MEA-041]", async () => {
    const documents = async () => {
      const { id, revision } = await quotationBy(token, { name: 'Con il logo' });
      await quotationSaved(token, { id, revision, measures: someMeasures([aRoom()]) });
      const asked = [
        { q: offer.id, of: 'offer' },
        { q: id, of: '' },
        { q: id, of: 'measures' },
      ];
      return Promise.all(asked.map(async (query) => picturesOf(await ask(token, 'downloadPDF', query))));
    };
    const before = await documents();
    const key = await sent(answered(await allow(token, userId)).uploadUserImage, aPicture);
    const { imageUrl } = answered(await give(token, userId, key)).updateImage;
    expect(imageUrl).toMatch(/^\/files\/images\/users\//);
    await changed(userId, { showLogo: true });
    const more = before.map(({ images }) => ({ images: images + 1, broken: false }));
    expect(await documents()).toEqual(more);
    await changed(userId, { showLogo: false });
    expect(await documents()).toEqual(before);
  });

  it('have the measurement sheet where it is wished for [OFR-092]', async () => {
    const pages = await pagesOf(await ask(token, 'downloadPDF', { q: offer.id, measures: 'true' }));
    expect(pages).toHaveLength(2);
    for (const part of ['Foglio misure', 'Villa Rosa', '37,80 m²', '52,92 m²', 'Pagina 2/2'])
      expect(pages[1]).toContain(part);
  });

  it('are a workbook with what is printed, and with a sheet of costs under another name [OFR-024, OFR-093, OFR-094]', async () => {
    const answer = await ask(token, 'downloadXLS', { q: offer.id });
    expect(nameOf(answer)).toContain(`Offerta ${offer.number}-${offer.year}.xlsx`);
    const [sheet, ...none] = await sheetsOf(answer);
    expect(none).toEqual([]);
    expect(sheet?.getColumn(8).values).toContain(449.82);
    const internal = await ask(token, 'downloadXLS', { q: offer.id, costs: 'true' });
    expect(nameOf(internal)).toContain(`Offerta ${offer.number}-${offer.year} - interno.xlsx`);
    const sheets = await sheetsOf(internal);
    expect(sheets.map(({ name }) => name)).toEqual(['Offerta', 'Costi, solo per me']);
    expect(sheets[1]?.getColumn(5).values).toContain(7.27);
  });

  it('are for its owner alone: not-found for others, forbidden for guests and for people who make no offers [CUS-002, OFR-001]', async () => {
    const { q, token: link } = passOf(await shared('painter', (await created('painter')).id));
    for (const route of ['downloadPDF', 'downloadXLS'] as const) {
      for (const other of [others, await tokenOf('superUser')])
        expect((await ask(other, route, { q: offer.id, costs: 'true' })).status).toBe(404);
      const { token: unable } = await anOfferer({ type: 'privato' });
      expect((await ask(unable, route, { q: offer.id })).status).toBe(403);
      const query = new URLSearchParams({ q, of: 'offer' });
      const guest = await fetch(`${cloudUrl}/functions/${route}?${query}`, {
        headers: { authorization: `Share ${link}` },
      });
      expect([401, 403]).toContain(guest.status);
    }
  });

  it('open in a new tab by a ticket, once, for this offer alone', async () => {
    const ticketOf = (by: string, id: string) =>
      withToken<{ createOfferTicket: { ticket: string } }>(by, documentOf('Mutation.createOfferTicket'), {
        offer: id,
      });
    const { ticket } = answered(await ticketOf(token, offer.id)).createOfferTicket;
    const open = (query: object) =>
      fetch(`${cloudUrl}/functions/downloadPDF?${new URLSearchParams({ of: 'offer', ticket, ...query })}`);
    expect((await open({ q: offer.id })).status).toBe(200);
    expect((await open({ q: offer.id })).status).toBe(410);
    expect(codeOf(await ticketOf(others, offer.id))).toBe('not-found');
    const another = only<Offer>(await offers.createOffer());
    const second = answered(await ticketOf(token, offer.id)).createOfferTicket.ticket;
    expect((await open({ q: another.id, ticket: second })).status).toBe(410);
  });
});
