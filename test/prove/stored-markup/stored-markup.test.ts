import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { somebodyOf } from '#test/security/roles.ts';
import { launchBrowser } from '#test/support/browser.ts';
import { accounts, cloudUrl } from '#test/support/cloud.ts';
import { marksOn } from './marks-on.ts';
import { openDialogs } from './open-dialogs.ts';
import { mailedPage, printedPage } from './papers.ts';
import { shortPayload } from './payloads.ts';
import { plant, references } from './plant.ts';
import { markOf, writeEverywhere } from './text-fields.ts';
import { addressesOfVisits, publishQuestions, sharedDocument, type Visitor, visits } from './visits.ts';
import { nothing, signedInAs, type Watched, watched } from './watched-page.ts';

let browser: Browser;
let addressesOf: (path: string) => string[];
const written = new Set<string>();
const seen = new Set<string>();

beforeAll(async () => {
  browser = await launchBrowser();
  addressesOf = await addressesOfVisits();
});
afterAll(() => browser.close());

const walks = [
  { texts: 'those of every day, under the policy of the page', policy: true, dialogs: false },
  { texts: 'hostile, under the policy of the page', policy: true, dialogs: true, from: 0 },
  { texts: 'hostile, where nothing else stops them', policy: false, dialogs: false, from: 101 },
];

describe.each(walks)('a screen whose texts are $texts', ({ policy, dialogs, from }) => {
  const windows = new Map<Visitor, Watched>();

  beforeAll(async () => {
    if (from !== undefined && written.size === 0) await writeThroughOperations();
    for (const visitor of ['superUser', 'painter', 'nobody'] as const) {
      const window = await watched(browser, { policy });
      windows.set(visitor, window);
      if (visitor !== 'nobody') await signedInAs(window, accounts[visitor]);
    }
    if (from !== undefined) for (const name of await plant(written, from)) written.add(name);
  });
  afterAll(async () => {
    for (const { context } of windows.values()) await context.close();
  });

  it.each(visits)('runs, loads and breaks nothing: $path for $visitor', async ({ visitor, path }) => {
    const window = windows.get(visitor);
    if (!window) throw new Error('The window did not open.');
    for (const address of addressesOf(path)) {
      await window.page.goto(cloudUrl + address);
      await window.page.waitForLoadState('networkidle');
      const { pathname } = new URL(window.page.url());
      // A new quotation begins on its list.
      expect(pathname.split('/')[1]).toBe(path === sharedDocument ? 'preventivi' : path.split('/')[1]);
      for (const name of await marksOn(window.page)) seen.add(name);
      if (dialogs) for (const name of await openDialogs(window.page)) seen.add(name);
      expect(await window.taken()).toEqual(nothing);
    }
  });
});

describe('what leaves the application', () => {
  it.each([
    [
      'the page that becomes the PDF',
      () => printedPage(addressesOf('/preventivi/:id')[0]?.split('/')[2] ?? ''),
    ],
    ['the mail of a new password', mailedPage],
  ])('runs and loads nothing, where nothing else stops it: %s', async (_what, made) => {
    const html = await made();
    const { page, context, taken } = await watched(browser, { policy: false });
    await page.setContent(html);
    const shown = await marksOn(page);
    const found = await taken();
    await context.close();
    expect(shown.length).toBeGreaterThan(0);
    expect(found).toEqual(nothing);
  });
});

async function writeThroughOperations() {
  const fields = await writeEverywhere(await somebodyOf('supr'));
  for (const { name } of fields) written.add(name);
  expect(fields.filter(({ stored }) => stored).length).toBeGreaterThan(90);
  await publishQuestions(() => `${markOf('question')} ${shortPayload}`);
}

it('every field is shown somewhere', () => {
  expect([...written].filter((name) => !seen.has(name) && !references.includes(name))).toEqual([]);
});
