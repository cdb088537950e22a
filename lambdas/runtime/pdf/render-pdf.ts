import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { log } from '#lambdas/runtime/log.ts';
import { launchChromium } from './chromium.ts';

/** Milliseconds for a whole render, a relaunch included: below the function's own timeout. */
const renderTimeout = 25_000;

/** Kept between calls: starting it costs more than a document. */
let warm: Promise<Browser> | undefined;

/**
 * Prints a page that brings everything with it. Scripts do not run, and neither network nor files are reached. A
 * browser that died while idle is replaced once. A later failure, or a late answer, rejects.
 */
export async function renderPdf(html: string): Promise<Uint8Array> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The PDF took too long.')), renderTimeout);
  try {
    return await Promise.race([printTwiceAtMost(html), late]);
  } catch (cause) {
    // Not waited for: a browser that never started cannot be ended either.
    void closeBrowser();
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

async function printTwiceAtMost(html: string): Promise<Uint8Array> {
  const wasWarm = warm !== undefined;
  try {
    return await printWith(html);
  } catch (cause) {
    if (!wasWarm) throw cause;
    log.warn('browser replaced', { reason: String(cause) });
    await closeBrowser();
    return printWith(html);
  }
}

/** Ends the browser; the next render starts another. */
export async function closeBrowser(): Promise<void> {
  const ending = warm;
  warm = undefined;
  const browser = await ending?.catch(() => undefined);
  // Asked to close it may hang as well: its process is ended at once.
  browser?.process()?.kill('SIGKILL');
}

async function browser(): Promise<Browser> {
  warm ??= launchChromium();
  const running = await warm;
  if (running.connected) return running;
  warm = launchChromium();
  return warm;
}

async function printWith(html: string): Promise<Uint8Array> {
  const page = await (await browser()).newPage();
  try {
    await seal(page);
    await page.setContent(html, { waitUntil: 'load' });
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await page.close().catch(() => undefined);
  }
}

/** No scripts, no requests: the page shows only its own content. */
async function seal(page: Page): Promise<void> {
  page.on('request', refuseUnlessEmbedded);
  await Promise.all([page.setJavaScriptEnabled(false), page.setRequestInterception(true)]);
}

function refuseUnlessEmbedded(request: HTTPRequest): void {
  const answer = request.url().startsWith('data:') ? request.continue() : request.abort('blockedbyclient');
  answer.catch(() => undefined);
}
