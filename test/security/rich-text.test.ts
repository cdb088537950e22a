import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { launchBrowser } from '#test/support/browser.ts';
import fixtures from './dompurify-fixtures.json' with { type: 'json' };
import { hostile, malformed, nested, written } from './hostile-html.ts';

let browser: Browser;
let page: Page;

/** Globals of the page, from the bundle below. */
type InPage = { web: { sanitise(html: string): string }; hits: number };

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['web/lib/sanitise.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'web',
    write: false,
  });
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.route('**/*', (route) => route.abort());
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({
    content: `${outputFiles[0]?.text}; var hits = 0; function hit() { hits += 1 }; alert = confirm = prompt = hit`,
  });
});

afterAll(() => browser.close());

/** The result of the screen's own sanitiser, in a real browser. */
const inBrowser = (html: string) =>
  // The page's globals are not those of the test.
  page.evaluate((given) => (globalThis as unknown as InPage).web.sanitise(given), html);

/** The same markup as the browser serialises it. */
const asWritten = (html: string) =>
  page.evaluate((given) => {
    const element = document.createElement('template');
    element.innerHTML = given;
    return element.innerHTML;
  }, html);

/** How often scripts ran after the markup was put on the page and every element was used. */
const hitsOf = (html: string) =>
  page.evaluate(async (given) => {
    const inPage = globalThis as unknown as InPage;
    inPage.hits = 0;
    document.body.innerHTML = given;
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.matches('a[href^="http"], a[href^="mailto"], a[href^="tel"]')) element.click();
      element.dispatchEvent(new Event('mouseover'));
    }
    await new Promise((done) => requestAnimationFrame(done));
    return inPage.hits;
  }, html);

describe('rich text of the editor', () => {
  it.each(written)('stays unchanged on the server and in the browser: %s', async (html) => {
    expect(await asWritten(sanitise(html))).toBe(html);
    expect(await inBrowser(html)).toBe(html);
  });
});

describe('hostile markup', () => {
  it.each(hostile)('loses the same on the server and in the browser: %s', async (html) => {
    expect(await asWritten(sanitise(html))).toBe(await inBrowser(html));
  });

  it('is really hostile without cleaning', async () => {
    expect(await hitsOf('<img src="x" onerror="hit()"><p onclick="hit()">testo</p>')).toBeGreaterThan(0);
  });

  it.each([...hostile, ...malformed])('runs nothing after either of the two: %s', async (html) => {
    expect(await hitsOf(sanitise(html))).toBe(0);
    expect(await hitsOf(await inBrowser(html))).toBe(0);
  });

  it('runs nothing from the tests of DOMPurify, after either of the two', async () => {
    const alone = (clean: (html: string) => string | Promise<string>) => Promise.all(fixtures.map(clean));
    for (const cleaned of [await alone(sanitise), await alone(inBrowser)])
      for (const html of [...cleaned, cleaned.join('\n')].filter((one) => one.includes('<')))
        expect(await hitsOf(html), html).toBe(0);
  });

  it.each([...hostile, ...malformed])('leaves nothing for the browser after the server: %s', async (html) => {
    const served = sanitise(html);
    expect(await inBrowser(served)).toBe(await asWritten(served));
    expect(sanitise(served)).toBe(served);
  });

  it('needs one cleaning, on the server and in the browser: a second one changes nothing', async () => {
    for (const html of [...hostile, ...malformed, ...nested, ...fixtures]) {
      const served = sanitise(html);
      expect(sanitise(served), html).toBe(served);
      const shown = await inBrowser(html);
      expect(await inBrowser(shown), html).toBe(shown);
    }
  });

  it('opens no page that can reach its opener', async () => {
    for (const rel of ['', 'rel="opener"', 'rel="nofollow"', 'rel="noopener"', 'rel="noreferrer nofollow"']) {
      const html = `<p><a href="https://evil.example" target="_blank" ${rel}>qui</a></p>`;
      for (const clean of [sanitise(html), await inBrowser(html)]) {
        const [, words = ''] = /rel="([^"]*)"/.exec(clean) ?? [];
        expect(words.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
        expect(words).not.toMatch(/\bopener\b/);
      }
    }
  });

  it.each([...hostile, ...malformed])('keeps no address, handler or foreign style: %s', async (html) => {
    for (const clean of [sanitise(html), await inBrowser(html)]) {
      // A title is text in an attribute.
      const attributes = [...clean.replace(/title="[^"]*"/g, '').matchAll(/<[^>]*>/g)].join(' ');
      expect(attributes).not.toMatch(/\son\w+=|javascript:|data:|url\(|<(script|svg|math|img|iframe|style)/i);
    }
  });
});
