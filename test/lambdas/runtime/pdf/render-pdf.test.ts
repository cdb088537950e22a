import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { documentHtml } from '#lambdas/documents/document-html.tsx';
import { documentTexts } from '#lambdas/documents/texts.ts';
import { launchChromium } from '#lambdas/runtime/pdf/chromium.ts';
import { closeBrowser, renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import type { DocumentOptions } from '#shared/document/document-options.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { aDocument, aLongQuotation, aQuotation } from '#test/support/builders/document.ts';

const started: Promise<Browser>[] = [];
vi.mock('#lambdas/runtime/pdf/chromium.ts', async (original) => {
  const real = await original<typeof import('#lambdas/runtime/pdf/chromium.ts')>();
  return {
    launchChromium: vi.fn(() => {
      const browser = real.launchChromium();
      started.push(browser);
      return browser;
    }),
  };
});

const countListeners = () =>
  (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => process.listenerCount(signal));
const listenersBefore = countListeners();

/** Unpacking and starting the browser on a busy machine. */
const patient = 60_000;

/** The text of each page, read back. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: pdf.slice(), useSystemFonts: true }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );
}

async function printed(quotation: Quotation, options: Partial<DocumentOptions> = {}): Promise<string[]> {
  const html = documentHtml(aDocument(quotation, options), documentTexts[options.language ?? 'it']);
  return pagesOf(await renderPdf(html));
}

afterAll(closeBrowser);

test(
  'a short quotation is one page with its products, total and foot',
  async () => {
    const [page, ...more] = await printed(aQuotation());
    expect(more).toEqual([]);
    expect(page).toContain('Condominio Via dei Mille 14');
    expect(page).toContain('945,15 €');
    expect(page).toMatch(/Totale 2\.138,81 €/);
    expect(page).toContain('Pagina 1 di 1');
    expect(page).toMatch(/Calce & Colore S\.r\.l\. · P\. IVA IT\d+/);
  },
  patient,
);

test(
  'the most rows fill several pages, each with the head of the table and its number',
  async () => {
    const pages = await printed(aLongQuotation(maximumRows));
    expect(pages.length).toBeGreaterThan(4);
    pages.forEach((page, index) => {
      expect(page).toContain(`Pagina ${index + 1} di ${pages.length}`);
      if (/Prodotto numero/.test(page)) expect(page).toMatch(/Confezioni.*Quantità/);
    });
    for (let row = 1; row <= maximumRows; row += 1)
      expect(pages.filter((page) => page.includes(`Prodotto numero ${row} `))).toHaveLength(1);
  },
  patient,
);

test(
  'the totals never stand alone at the head of a page',
  async () => {
    // With 11 rows the totals alone would not fit any more.
    for (let rows = 10; rows <= 12; rows += 1) {
      const pages = await printed(aLongQuotation(rows));
      const last = pages.find((page) => page.includes('Totale'));
      expect(last, `${rows} rows`).toContain(`Prodotto numero ${rows} `);
    }
  },
  patient,
);

test(
  'type 2 prints no number of the calculation [QPR-017]',
  async () => {
    const [page] = await printed(aQuotation(), { type: 2 });
    expect(page).not.toMatch(/€|Quantità|Totale|l\/m²/);
    expect(page).toContain('Colore mancante');
  },
  patient,
);

test(
  'the document is printed in English',
  async () => {
    const [page] = await printed(aQuotation(), { language: 'en' });
    expect(page).toMatch(/Page 1 of 1.*Quotation.*Consumption.*Total 2\.138,81 €/);
  },
  patient,
);

describe('a page that asks for more than it was given', () => {
  let asked = 0;
  let host = '';
  const server = createServer((_, response) => {
    asked += 1;
    response.end('<h1>SECRET OF THE NETWORK</h1>');
  });
  const secret = pathToFileURL(join(tmpdir(), 'secret-of-the-files.html'));

  beforeAll(async () => {
    writeFileSync(secret, '<h1>SECRET OF THE FILES</h1>');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address with it.
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test(
    'reaches neither the network nor files, and runs no script',
    async () => {
      const [page] = await pagesOf(
        await renderPdf(`<!doctype html><link rel="stylesheet" href="${host}/style.css">
        <style>@import url(${host}/more.css); body { background: url(${host}/image.png) }</style>
        <body>VISIBLE <img src="${host}/a.png"><iframe src="${host}/frame"></iframe>
        <iframe src="${secret}"></iframe><object data="${secret}"></object><img src="${secret}">
        <script>document.body.textContent = 'SCRIPTED'</script></body>`),
      );
      expect(page?.trim()).toMatch(/^VISIBLE/);
      expect(page).not.toMatch(/SECRET|SCRIPTED/);
      expect(asked).toBe(0);
    },
    patient,
  );

  test(
    'leads nowhere else',
    async () => {
      const away = `<!doctype html><meta http-equiv="refresh" content="0;url=${host}/away">VISIBLE`;
      const pages = await renderPdf(away).then(pagesOf, () => []);
      expect(pages.join()).not.toContain('SECRET');
      expect(asked).toBe(0);
    },
    patient,
  );
});

test(
  'a browser that died while idle is replaced without a word to the caller',
  async () => {
    await printed(aQuotation());
    const idle = await started.at(-1);
    idle?.process()?.kill('SIGKILL');
    const [page] = await printed(aQuotation());
    expect(page).toContain('Totale');
    expect(await started.at(-1)).not.toBe(idle);
  },
  patient,
);

test(
  'a browser that does not start is a failure, and the next call tries again',
  async () => {
    await closeBrowser();
    vi.mocked(launchChromium).mockRejectedValueOnce(new Error('spawn ENOENT'));
    await expect(renderPdf('<p>1</p>')).rejects.toThrow('spawn ENOENT');
    expect(await pagesOf(await renderPdf('<p>VISIBLE</p>'))).toEqual(['VISIBLE']);
  },
  patient,
);

test(
  'a warm browser leaves signals to its process, which has more to end',
  async () => {
    await renderPdf('<p>1</p>');
    expect(countListeners()).toEqual(listenersBefore);
  },
  patient,
);

test('a browser that never answers is given up in time', async () => {
  await closeBrowser();
  vi.useFakeTimers();
  try {
    vi.mocked(launchChromium).mockReturnValueOnce(new Promise(() => {}));
    const rendering = expect(renderPdf('<p>1</p>')).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(45_000);
    await rendering;
  } finally {
    vi.useRealTimers();
  }
});
