import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#test/support/browser.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { mailedPages, mailKinds, printedOffers, printedPages } from './documents-and-mails.ts';
import { openMarkup, openPages } from './screens/open-pages.ts';
import { settled } from './screens/settled.ts';
import { addressesOfVisits, visits } from './screens/visits.ts';
import { beginWalk, type Walk } from './screens/walks.ts';
import { nothing, watchedWindow } from './screens/watched-window.ts';
import { formulasFor, workbooks } from './spreadsheets.ts';
import { aCompleteQuotation, completeThings, type Shown } from './texts/complete-things.ts';
import { hostileTexts, withTexts } from './texts/hostile-texts.ts';
import { type HostileWorld, makeHostile } from './texts/hostile-world.ts';
import { payloads } from './texts/payloads.ts';
import { plant } from './texts/plant.ts';
import { answeredRichTexts } from './texts/rich-texts.ts';
import { everydayWords, hostileWords } from './texts/sent-copy.ts';
import { markOf } from './texts/text-fields.ts';

let browser: Browser;
let shown: Shown;
let addressesOf: Awaited<ReturnType<typeof addressesOfVisits>>;
const seen = new Set<string>();

beforeAll(async () => {
  browser = await launchBrowser();
  shown = await aCompleteQuotation();
  await completeThings(shown.uid);
  addressesOf = await addressesOfVisits(shown);
});
afterAll(() => browser.close());

/** Made on first use: the walk with everyday texts comes before. */
let made: Promise<HostileWorld> | undefined;
const hostile = () => {
  made ??= makeHostile();
  return made;
};

const walks = [
  { texts: 'everyday ones', say: everydayWords, opens: true, window: async () => ({ policy: true }) },
  {
    texts: 'hostile in the table',
    say: hostileWords,
    opens: false,
    window: async () => {
      await hostile();
      return { policy: true };
    },
  },
  {
    texts: 'hostile in the answers of the API, without the policy of the page',
    say: hostileWords,
    opens: true,
    window: async () => {
      const textFor = hostileTexts((await hostile()).isText, new Map());
      const answered = (body: string) => JSON.stringify(withTexts(JSON.parse(body), textFor));
      return { policy: false, answered };
    },
  },
];

describe.each(walks)('a screen whose texts are $texts', ({ window, say, opens }) => {
  let walk: Walk;

  beforeAll(async () => {
    walk = await beginWalk(browser, await window());
  });
  afterAll(async () => {
    for (const name of walk.seen) seen.add(name);
    await walk.end();
  });

  it.concurrent.each(visits)(
    'runs, loads and breaks nothing: $path for $visitor',
    async ({ visitor, path }) => {
      for (const address of await addressesOf({ visitor, path }, say)) {
        const { at, ...found } = await walk.visit(visitor, cloudUrl + address, opens);
        expect(at.split('/')[1]).toBe(address.split(/[/?#]/)[1]);
        expect(found).toEqual(nothing);
      }
    },
  );
});

it('every text field is shown on a screen, in a mail or in what is sent of an offer', async () => {
  const { names, taken } = await hostile();
  expect(taken).toBeGreaterThan(90);
  const sent = [...mailKinds.flatMap(mailedPages), ...(await printedOffers(shown))].join();
  expect(names.filter((name) => !seen.has(name) && !sent.includes(markOf(name))).join()).toBe('');
});

describe('a rich text, on a page without cleaning', () => {
  it.each([
    ['as operations stored it', async () => (await hostile()).stored],
    ['as queries answered it', async () => hostile().then(() => answeredRichTexts(shown))],
  ])('runs and loads nothing, %s', async (_, texts) => {
    const all = await texts();
    expect(all.length).toBeGreaterThan(2);
    expect(await openMarkup(browser, all)).toEqual(nothing);
  });

  it('is really hostile without cleaning', async () => {
    const found = await openPages(browser, payloads.slice(0, 20));
    expect(found.filter(({ ran }) => ran.length > 0).length).toBeGreaterThan(5);
    expect(found.filter(({ live }) => live.length > 0).length).toBeGreaterThan(5);
  });

  it('is stopped by the policy of the page alone, with a report', async () => {
    const { context, open } = await watchedWindow(browser, { policy: true });
    const { ran, violations } = await open(`${cloudUrl}/login`, async (page) => {
      await page.locator('main').evaluate((main) => {
        main.innerHTML = '<img src=x onerror=hit()>';
      });
      await settled(page);
    });
    await context.close();
    expect(ran).toEqual([]);
    expect(violations).toEqual([expect.stringContaining('script-src-attr')]);
  });
});

describe('a document that leaves the application, without a policy', () => {
  it('runs and loads nothing: the page of the PDF', async () => {
    await hostile();
    const [pages, offers] = await Promise.all([printedPages(shown), printedOffers(shown)]);
    for (const page of pages) expect(page).toContain(markOf('specs'));
    expect(offers.length).toBeGreaterThan(2);
    for (const page of offers) expect(page).toContain(markOf('businessName'));
    expect(offers.join()).toContain(markOf('longText'));
    for (const found of await openPages(browser, [...pages, ...offers])) expect(found).toEqual(nothing);
  });

  it.each(mailKinds)('runs and loads nothing: the mail %s', async (kind) => {
    for (const found of await openPages(browser, mailedPages(kind))) expect(found).toEqual(nothing);
  });

  it('calculates nothing: every spreadsheet with texts that begin like formulas', async () => {
    await plant(formulasFor((await hostile()).isText));
    const found = await workbooks(shown);
    expect(found.length).toBeGreaterThan(6);
    for (const { texts, ...workbook } of found) {
      expect(texts, workbook.name).toBeGreaterThan(0);
      expect(workbook).toEqual({ name: workbook.name, formulas: [], outside: [] });
    }
  });
});
