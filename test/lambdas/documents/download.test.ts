import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import exceljs from 'exceljs';
import { beforeEach, expect, test, vi } from 'vitest';
import { documentHtml } from '#lambdas/documents/document-html.tsx';
import { handler as downloadPdf } from '#lambdas/documents/download-pdf.ts';
import { handler as downloadXls } from '#lambdas/documents/download-xls.ts';
import { renderPdf } from '#lambdas/documents/render-pdf.ts';
import { storeDocument } from '#lambdas/runtime/files/files.ts';
import { presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { httpCaller } from '#lambdas/store/session/http-caller.ts';
import { DomainError } from '#shared/errors.ts';
import { aQuotation } from '#test/support/builders/document.ts';
import { aUser } from '#test/support/builders/user.ts';

vi.mock('#lambdas/store/session/http-caller.ts', () => ({ httpCaller: vi.fn() }));
vi.mock('#lambdas/store/limit/rate-store.ts', () => ({ countUse: vi.fn() }));
vi.mock('#lambdas/store/pass/share-link-store.ts', () => ({ readShareLink: vi.fn() }));
vi.mock('#lambdas/documents/read-shared.ts', () => ({ readShared: vi.fn() }));
vi.mock('#lambdas/runtime/files/files.ts', () => ({ storeDocument: vi.fn() }));
vi.mock('#lambdas/store/quotation/presented-quotation.ts', () => ({ presentQuotation: vi.fn() }));
vi.mock('#lambdas/store/quotation/readable-quotation.ts', () => ({ readableQuotation: vi.fn() }));
vi.mock('#lambdas/documents/render-pdf.ts', () => ({ renderPdf: vi.fn() }));
vi.mock('#lambdas/documents/document-html.tsx', () => ({ documentHtml: vi.fn(() => '<html></html>') }));

const lambda = { awsRequestId: 'r1' } as Context;
// The adapter reads nothing else of an event.
const asking = (queryStringParameters: Record<string, string>) =>
  ({
    rawPath: '/functions/x',
    headers: {},
    queryStringParameters,
    requestContext: { http: { sourceIp: '192.0.2.1' }, timeEpoch: 0 },
  }) as unknown as APIGatewayProxyEventV2;

const modelShown = () => vi.mocked(documentHtml).mock.calls.at(-1)?.[0];

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(httpCaller).mockResolvedValue({ kind: 'user', user: aUser() });
  vi.mocked(presentQuotation).mockResolvedValue(aQuotation());
  vi.mocked(renderPdf).mockResolvedValue(new TextEncoder().encode('%PDF-1'));
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
  expect(modelShown()).toMatchObject({ language: 'en', head: { title: 'Quotation' } });
  expect(modelShown()?.rows[0]).toMatchObject({ prices: [expect.any(String)], specs: null });
});

test('a price list and a host in the address change nothing [QPR-026]', async () => {
  await downloadPdf(asking({ q: 'q1', pricelist: 'another', hostingUrl: 'https://evil.example' }), lambda);
  const withThem = modelShown();
  await downloadPdf(asking({ q: 'q1' }), lambda);
  expect(withThem).toEqual(modelShown());
});

test('type 2 in the address leaves numbers out and specs in [QPR-018, QPR-019]', async () => {
  await downloadPdf(asking({ q: 'q1', type: '2', showPrices: '1', showSpecs: 'false' }), lambda);
  expect(modelShown()?.rows[0]).toMatchObject({ prices: null, specs: { language: 'it' }, cells: [] });
});

test('a document too large for an answer is fetched from where it was stored', async () => {
  vi.mocked(renderPdf).mockResolvedValue(new Uint8Array(4_000_001));
  vi.mocked(storeDocument).mockResolvedValue('https://files.example/short');
  const answer = await downloadPdf(asking({ q: 'q1' }), lambda);
  expect(answer).toMatchObject({ statusCode: 302, headers: { location: 'https://files.example/short' } });
  expect(answer.body).toBeUndefined();
});

test('a page that fetches with its token is told where a large document is, not redirected', async () => {
  vi.mocked(renderPdf).mockResolvedValue(new Uint8Array(4_000_001));
  vi.mocked(storeDocument).mockResolvedValue('https://files.example/short');
  const answer = await downloadPdf(
    { ...asking({ q: 'q1' }), headers: { authorization: 'Bearer x' } },
    lambda,
  );
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(answer.body ?? '')).toEqual({ url: 'https://files.example/short' });
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
  vi.mocked(httpCaller).mockResolvedValue({ kind: 'nobody' });
  expect(await handler(asking({ q: 'q1' }), lambda)).toMatchObject({ statusCode: 401 });
  expect(readableQuotation).not.toHaveBeenCalled();
});

test("another's quotation is not found", async () => {
  vi.mocked(readableQuotation).mockRejectedValue(new DomainError('not-found'));
  const answer = await downloadPdf(asking({ q: 'q2' }), lambda);
  expect([answer.statusCode, JSON.parse(answer.body ?? '')]).toEqual([
    404,
    { error: true, code: 'not-found' },
  ]);
  vi.mocked(readableQuotation).mockReset();
});

test('a browser that does not start is our failure, told without details', async () => {
  vi.mocked(renderPdf).mockRejectedValue(new Error('spawn /tmp/chromium ENOENT'));
  const answer = await downloadPdf(asking({ q: 'q1' }), lambda);
  expect([answer.statusCode, answer.body]).toEqual([500, '{"error":true,"code":"internal"}']);
});
