import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import exceljs from 'exceljs';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '#shared/access/permissions.ts';
import { priceList } from '#shared/schemas/price-list.ts';
import { currentUser } from '#shared/schemas/user.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser, aUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { pdfDownload } = await import('#lambdas/documents/pdf-download.ts');
const { downloadXls: spreadsheet } = await import('#lambdas/documents/download-xls.ts');
const { httpHandler } = await import('#lambdas/runtime/http.ts');
const { writePriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { keepCopies } = await import('#lambdas/store/copy/copy-store.ts');
const { bytesReply, textReply } = await import('#lambdas/store/document/document-reply.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { newHeader } = await import('#lambdas/store/quotation/new-header.ts');
const { newRow } = await import('#lambdas/store/quotation/new-row.ts');
const { createQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');

const lambda = { awsRequestId: 'r1' } as Context;
const now = new Date('2026-11-20T09:00:00Z');
const marta = aStoredUser({ emailVerified: true, pricelist: 'pcu', language: 'it' });
let caller: Caller;
/** Chromium, which test/lambdas/documents/render-pdf.test.ts starts. */
const print = vi.fn<(html: string) => Promise<Uint8Array>>();
const callerOf = async () => caller;
const downloadPdf = httpHandler(pdfDownload(print), bytesReply, callerOf);
const downloadXls = httpHandler(spreadsheet, textReply, callerOf);
// The adapter reads nothing else of an event.
const asking = (queryStringParameters: Record<string, string>) =>
  ({
    rawPath: '/functions/x',
    headers: {},
    queryStringParameters,
    requestContext: { http: { sourceIp: '192.0.2.1' }, timeEpoch: now.getTime() },
  }) as unknown as APIGatewayProxyEventV2;

/** The size of a file that was stored. */
const bytesAt = async (address: unknown) => (await (await fetch(String(address))).arrayBuffer()).byteLength;

const pageShown = () => print.mock.calls.at(-1)?.[0] ?? '';

beforeAll(async () => {
  const name = { it: 'Sanalga Detergente Antialghe', en: 'Sanalga Algae Cleaner' };
  const specs = { it: '<p>Diluire 1:5 con acqua.</p>', en: '<p>Dilute 1:5 with water.</p>' };
  const product = aProduct({ id: 'sanalga', name, specs });
  const row = { ...newRow('sanalga', product, 0), packs: { p1: 3 } };
  const quotation = { name: 'Condominio Via dei Mille 14', location: 'Bologna', province: 'BO' };
  const input = { key: 'q1', ...quotation, selectedProducts: [{ sId: 'sanalga', product: 'sanalga' }] };
  await writeUser(marta);
  await writePriceList(priceList.parse({ id: 'pcu', name: 'Listino 2026', revision: 1 }), []);
  await keepCopies([row.product]);
  const header = { ...newHeader(input, currentUser(marta), 'q1', now), area: 320 };
  await createQuotation({ header, rows: [row] }, onceKey('marta', 'q1', ''), now);
});

beforeEach(() => {
  caller = { kind: 'user', user: currentUser(marta) };
  print.mockReset().mockResolvedValue(new TextEncoder().encode('%PDF-1'));
});

test('the PDF is shown in the tab that asked for it, under its own name [QPR-024]', async () => {
  const answer = await downloadPdf(asking({ q: 'q1' }), lambda);
  expect(answer).toMatchObject({ statusCode: 200, isBase64Encoded: true });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^inline; filename="Condominio Via dei Mille 14 - Bologna \(BO\)\.pdf"/,
    ),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(Buffer.from(answer.body ?? '', 'base64').toString()).toBe('%PDF-1');
});

test('the address decides language, type, prices and specs [QPR-025]', async () => {
  await downloadPdf(asking({ q: 'q1', lang: 'en', showPrices: 'true', showSpecs: '0', type: '0' }), lambda);
  expect(pageShown()).toContain('lang="en"><header');
  expect(pageShown()).toContain('<h1>Quotation</h1>');
  expect(pageShown()).toMatch(/25\skg: 112,50\s€\/pack/);
  expect(pageShown()).not.toMatch(/Dilu[it]/);
});

test('a price list and a host in the address change nothing [QPR-026]', async () => {
  await downloadPdf(asking({ q: 'q1', pricelist: 'another', hostingUrl: 'https://evil.example' }), lambda);
  const withThem = pageShown();
  await downloadPdf(asking({ q: 'q1' }), lambda);
  expect(withThem).toEqual(pageShown());
});

test('type 2 in the address leaves numbers out and specs in [QPR-018, QPR-019]', async () => {
  await downloadPdf(asking({ q: 'q1', type: '2', showPrices: '1', showSpecs: 'false' }), lambda);
  expect(pageShown()).toContain('<div class="rich-text" lang="it"><p>Diluire 1:5 con acqua.</p></div>');
  expect(pageShown()).not.toMatch(/€|class="number/);
});

test('the file without prices has another name, in the language of the document', async () => {
  const nameOf = async (query: Record<string, string>) => {
    const { headers } = await downloadPdf(asking({ q: 'q1', ...query }), lambda);
    return /filename="([^"]*)"/.exec(String(headers?.['content-disposition']))?.[1];
  };
  const title = 'Condominio Via dei Mille 14 - Bologna (BO)';
  expect(await nameOf({ type: '0', showPrices: 'true' })).toBe(`${title}.pdf`);
  expect(await nameOf({ type: '2' })).toBe(`${title}, senza prezzi.pdf`);
  expect(await nameOf({ type: '2', lang: 'en' })).toBe(`${title}, without prices.pdf`);
});

test('a document too large for an answer is fetched from where it was stored', async () => {
  print.mockResolvedValue(new Uint8Array(4_000_001));
  const answer = await downloadPdf(asking({ q: 'q1' }), lambda);
  expect(answer.statusCode).toBe(302);
  expect(await bytesAt(answer.headers?.location)).toBe(4_000_001);
  expect(answer.body).toBeUndefined();
});

test('a page that fetches with its token is told where a large document is, not redirected', async () => {
  print.mockResolvedValue(new Uint8Array(4_000_001));
  const answer = await downloadPdf(
    { ...asking({ q: 'q1' }), headers: { authorization: 'Bearer x' } },
    lambda,
  );
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/json' } });
  expect(await bytesAt(JSON.parse(answer.body ?? '').url)).toBe(4_000_001);
});

test('the spreadsheet is base64 text that decodes to a workbook [QPR-020, QPR-021, QPR-022]', async () => {
  const query = { q: 'q1', pricelist: 'pcu', showPrices: 'false', showSpecs: 'true', type: '0', xls: 'true' };
  const answer = await downloadXls(asking(query), lambda);
  expect(answer).toMatchObject({ statusCode: 200, isBase64Encoded: false });
  expect(answer.headers?.['content-type']).toBe('text/plain');
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node.
  const bytes = Buffer.from(answer.body ?? '', 'base64') as unknown as exceljs.Buffer;
  await workbook.xlsx.load(bytes);
  expect(workbook.worksheets[0]?.getCell('B1').value).toBe('Condominio Via dei Mille 14');
});

test('the spreadsheet carries the file name of the quotation [QPR-023]', async () => {
  const answer = await downloadXls(asking({ q: 'q1' }), lambda);
  expect(answer.headers?.['content-disposition']).toContain(
    'Condominio Via dei Mille 14 - Bologna (BO).xlsx',
  );
});

test.each([downloadPdf, downloadXls])('a visitor without session or ticket is refused', async (handler) => {
  caller = { kind: 'nobody' };
  for (const q of ['q1', 'unknown'])
    expect(await handler(asking({ q }), lambda)).toMatchObject({ statusCode: 401 });
  expect(print).not.toHaveBeenCalled();
});

test("another's quotation is not found", async () => {
  caller = { kind: 'user', user: aUser({ id: 'rosa', uid: 'rosa' }) };
  const answer = await downloadPdf(asking({ q: 'q1' }), lambda);
  expect([answer.statusCode, JSON.parse(answer.body ?? '')]).toEqual([
    404,
    { error: true, code: 'not-found' },
  ]);
});

test('a browser that does not start is our failure, told without details', async () => {
  print.mockRejectedValue(new Error('spawn /tmp/chromium ENOENT'));
  const answer = await downloadPdf(asking({ q: 'q1' }), lambda);
  expect([answer.statusCode, answer.body]).toEqual([500, '{"error":true,"code":"internal"}']);
});
