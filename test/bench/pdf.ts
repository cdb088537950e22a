import type { Browser } from 'puppeteer-core';
import { documentTexts } from '#lambdas/documents/texts.ts';
import { launchChromium } from '#lambdas/runtime/pdf/chromium.ts';
import { closeBrowser, renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { print } from '#test/prove/figure.ts';
import { aDocument, aLongQuotation } from '#test/support/builders/document.ts';
import { aLongOffer, offerDocumentOf } from '#test/support/builders/offer-document.ts';
import { median } from './percentile.ts';

const rounds = 15;
/** Times the browser alone. */
const limit = 1.5;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function bare(browser: Browser, html: string) {
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
}

/** Our PDFs of 50 rows and of an offer of 50 lines, each against Chromium that prints the finished page. */
export async function benchPdf() {
  // React is three times slower in development mode; the function's bundle uses production mode.
  process.env.NODE_ENV = 'production';
  const { documentHtml, offerHtml } = await import('#lambdas/documents/document-html.tsx');
  const quotation = aLongQuotation(50);
  const offer = aLongOffer(50);
  await against('PDF of 50 rows', () => documentHtml(aDocument(quotation), documentTexts.it));
  // Another object: an offer that is known is not computed again.
  await against('PDF of an offer of 50 lines', () =>
    offerHtml(offerDocumentOf({ ...offer }), offerDocumentTexts.it),
  );
}

/** From the data to the bytes, against the bytes of the finished page. */
async function against(name: string, make: () => string) {
  const html = make();
  const browser = await launchChromium();
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (let round = 0; round < rounds + 2; round += 1) {
      const [mine, other] = [await timed(() => renderPdf(make())), await timed(() => bare(browser, html))];
      if (round >= 2) {
        ours.push(mine);
        theirs.push(other);
      }
    }
  } finally {
    await Promise.all([browser.close(), closeBrowser()]);
  }
  const value = Number((median(ours) / median(theirs)).toFixed(2));
  print({
    name: `${name}, warm, against bare Chromium`,
    value,
    unit: 'times',
    limit,
    ok: value <= limit,
    milliseconds: { ours: Math.round(median(ours)), bare: Math.round(median(theirs)) },
  });
}
