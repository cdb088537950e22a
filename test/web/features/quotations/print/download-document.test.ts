import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import {
  downloadSpreadsheet,
  openPdf,
  openPrintView,
} from '#web/features/quotations/print/download-document.ts';
import { setConfiguration } from '#web/lib/configuration.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

const choice = { id: 'q1', pricelist: 'pcu', showPrices: false, showSpecs: true, type: 0 } as const;
const place = { name: 'Casa/Mengoni', location: 'Imola', province: 'bo' };
/** All that needs no answer from outside has happened. */
const othersHadTheirTurn = () => new Promise((resolve) => setImmediate(resolve));

const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };

beforeEach(() => {
  setConfiguration({
    region: 'eu-south-1',
    userPoolId: 'p',
    userPoolClientId: 'c',
    graphqlEndpoint: 'https://api.example/graphql',
    liveEndpoint: 'wss://api.example/graphql',
    functionsEndpoint: 'https://api.example/functions',
    hostingUrl: 'https://calcecolore.example',
  });
  vi.stubGlobal(
    'open',
    vi.fn(() => tab),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the PDF opens in a new tab, with a ticket instead of the session [QPR-024]', async () => {
  aServer({ CreateDownloadTicket: () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } }) });
  await openPdf(choice);
  expect(window.open).toHaveBeenCalledWith('', '_blank');
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).toHaveBeenCalledWith(
    'https://api.example/functions/downloadPDF?q=q1&pricelist=pcu&showPrices=false&showSpecs=true&type=0&ticket=t1',
  );
});

test('the ticket of a PDF with a QR code carries the token of the link', async () => {
  const server = aServer({
    CreateDownloadTicket: () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } }),
  });
  const address = 'https://calcecolore.example/preventivi/q1/pdf#token=link-1.signature';
  await openPdf({ ...choice, link: { id: 'link-1', address } });
  expect(server.calls).toMatchObject([{ variables: { quotation: 'q1', linkToken: 'link-1.signature' } }]);
});

const inATab = [
  { what: 'the PDF', open: openPdf, row: '[QVW-061]' },
  { what: 'the print view', open: openPrintView, row: '[QVW-060]' },
];

test.each(inATab)('the tab of $what opens at once and waits for the save $row', async ({ open }) => {
  const server = aServer({
    CreateDownloadTicket: () => ({ createDownloadTicket: { ticket: 't1', expiresAt: '' } }),
  });
  const save = Promise.withResolvers<void>();
  const opened = open(choice, save.promise);
  expect(window.open).toHaveBeenCalledOnce();
  await othersHadTheirTurn();
  expect(server.calls).toEqual([]);
  expect(tab.location.replace).not.toHaveBeenCalled();
  save.resolve();
  await opened;
  expect(tab.location.replace).toHaveBeenCalledOnce();
});

test.each(inATab)('a save that fails closes the tab of $what and is told $row', async ({ open }) => {
  await expect(open(choice, Promise.reject(new GraphqlFailure('conflict')))).rejects.toThrow('conflict');
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('the print view opens in a new tab [QPR-027]', async () => {
  await openPrintView(choice);
  expect(tab.location.replace).toHaveBeenCalledWith(
    'https://calcecolore.example/preventivi/q1/pdf?print=1&q=q1&pricelist=pcu&showPrices=false&showSpecs=true&type=0',
  );
});

/** The files that the browser is asked to save from now on. */
function savedFiles() {
  const saved: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) content = blob;
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
  return saved;
}

test("the spreadsheet's base64 text is decoded and saved under the quotation's name [QPR-022, QPR-023]", async () => {
  const fetched = vi.fn(async () => new Response(btoa('PK\u0003\u0004')));
  vi.stubGlobal('fetch', fetched);
  const saved = savedFiles();

  await downloadSpreadsheet(choice, place);

  expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/downloadXLS?q=q1'), {
    headers: { authorization: 'Bearer token' },
  });
  expect(saved[0]?.name).toBe('Casa-Mengoni - Imola (BO).xlsx');
  expect(await saved[0]?.content.text()).toBe('PK\u0003\u0004');
});

test('the spreadsheet waits for the save [QVW-062]', async () => {
  const fetched = vi.fn(async () => new Response(btoa('PK\u0003\u0004')));
  vi.stubGlobal('fetch', fetched);
  const saved = savedFiles();
  const save = Promise.withResolvers<void>();
  const downloaded = downloadSpreadsheet(choice, place, save.promise);
  await othersHadTheirTurn();
  expect(fetched).not.toHaveBeenCalled();
  save.resolve();
  await downloaded;
  expect(saved).toHaveLength(1);
});

test('there is no spreadsheet when the save fails [QVW-062]', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const save = Promise.reject(new GraphqlFailure('conflict'));
  await expect(downloadSpreadsheet(choice, place, save)).rejects.toThrow('conflict');
  expect(fetched).not.toHaveBeenCalled();
});

test("a refused spreadsheet rejects with the server's code", async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: true, code: 'not-found' }, { status: 404 }));
  await expect(downloadSpreadsheet(choice, place)).rejects.toMatchObject({ code: 'not-found' });
});

test.each([
  ['the server', { error: true, code: 'too-many-requests', params: { retryAfter: 40 } }, { retryAfter: 40 }],
  ['the gateway', { message: 'Too Many Requests' }, undefined],
])('too many spreadsheets, says %s, and when there may be more', async (_, body, params) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 429 }));
  await expect(downloadSpreadsheet(choice, place)).rejects.toMatchObject({
    code: 'too-many-requests',
    params,
  });
});

test('a spreadsheet that was stored is fetched from its address, without the token', async () => {
  const url = 'https://s3.example/files/documents/1.txt?X-Amz-Signature=s';
  const stored = new Map([[url, new Response(btoa('PK\u0003\u0004'))]]);
  const fetched = vi.fn(async (address: string) => stored.get(address) ?? Response.json({ url }));
  vi.stubGlobal('fetch', fetched);
  const saved = savedFiles();

  await downloadSpreadsheet(choice, place);

  expect(fetched).toHaveBeenLastCalledWith(url, {});
  expect(await saved[0]?.content.text()).toBe('PK\u0003\u0004');
});
