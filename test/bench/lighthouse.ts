import { type Browser, launch, type Page } from 'puppeteer-core';
import { demoPassword } from '#infra/local/server.ts';
import { type Figure, print } from '#test/prove/figure.ts';
import { browserArguments, browserPath } from '#test/support/browser.ts';
import { audit, type Form, type Result } from './audit.ts';
import { startDemoCloud } from './demo-cloud.ts';
import { median } from './percentile.ts';
import { sendOffer } from './send-offer.ts';

const rounds = 5;
/** Points of a hundred. */
const performance: Record<Form, number> = { mobile: 85, desktop: 95 };
const first: Record<Form, number> = { mobile: 95, desktop: 95 };
const soundness = 95;
const shiftLimit = 0.02;
/** Milliseconds until a customer sees the page of their offer begin. */
const paintLimit = 1500;

type Screen = { name: string; url: string; limits: Record<Form, number>; paintLimit?: number };

/**
 * Lighthouse on the most used screens with an empty cache: performance on a phone and a desktop,
 * accessibility, best practices and layout shifts while loading. Each the median of five. The
 * beginning of a name measures one screen.
 */
export async function benchLighthouse(only = ''): Promise<void> {
  const cloud = await startDemoCloud();
  const browser = await launch({
    executablePath: await browserPath(),
    headless: 'shell',
    args: [...browserArguments, '--lang=it-IT'],
  });
  const auditThese = async (screens: readonly Screen[]) => {
    for (const screen of screens) if (screen.name.startsWith(only)) await auditScreen(browser, screen);
  };
  try {
    const login = `${cloud.url}/login`;
    const received = await sendOffer(cloud.url, 'Villetta a schiera, esterni');
    await auditThese([
      { name: 'login', url: login, limits: first },
      { name: 'received offer', url: received, limits: first, paintLimit },
    ]);
    const quotation = await signIn(await browser.newPage(), login);
    await auditThese([
      { name: 'list', url: `${cloud.url}/preventivi`, limits: performance },
      { name: 'quotation', url: quotation, limits: performance },
      {
        name: 'guided test',
        url: `${cloud.url}/preventivi/nuovo/test?name=Cantiere&location=Bologna&province=BO`,
        limits: performance,
      },
    ]);
  } finally {
    await browser.close();
    await cloud.stop();
  }
}

/** Signs in; the browser keeps the session. Returns the address of the newest quotation. */
async function signIn(page: Page, login: string): Promise<string> {
  await page.goto(login);
  await page.locator('input[type=email]').fill('andrea.conti@example.com');
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('td a.main');
  return page.$eval('td a.main', (link) => (link as HTMLAnchorElement).href);
}

async function auditScreen(browser: Browser, screen: Screen): Promise<void> {
  const { name, url, limits } = screen;
  for (const form of ['mobile', 'desktop'] as const) {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await auditAlone(browser, url, form));
    const score = (category: string) =>
      median(results.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? 0))));
    const time = (id: string) =>
      Math.round(median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)));
    points(`Lighthouse performance: ${name}, ${form}`, score('performance'), limits[form], {
      firstPaint: time('first-contentful-paint'),
      largestPaint: time('largest-contentful-paint'),
      blocking: time('total-blocking-time'),
      speedIndex: time('speed-index'),
    });
    if (screen.paintLimit)
      atMost(`first paint: ${name}, ${form}`, time('first-contentful-paint'), screen.paintLimit, 'ms');
    points(`Lighthouse accessibility: ${name}, ${form}`, score('accessibility'), soundness);
    points(`Lighthouse best practices: ${name}, ${form}`, score('best-practices'), soundness);
    const shifts = results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
    atMost(`layout shift: ${name}, ${form}`, Number(median(shifts).toFixed(3)), shiftLimit);
  }
}

/** In its own process: earlier rounds leave no garbage there. */
async function auditAlone(browser: Browser, url: string, form: Form): Promise<Result> {
  const page = await browser.newPage();
  const result = await audit(page, url, form);
  await page.close();
  return result;
}

const points = (name: string, value: number, limit: number, more: Partial<Figure> = {}) =>
  print({ name, value, unit: 'points', limit, ok: value >= limit, ...more });

const atMost = (name: string, value: number, limit: number, unit = '') =>
  print({ name, value, unit, limit, ok: value <= limit });
